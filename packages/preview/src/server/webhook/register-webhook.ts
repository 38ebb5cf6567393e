import { PREVIEW_API } from '@galley/core/preview'
import { handleError } from '@galley/server/error-response'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { Branches } from '../branches/branches'
import { createSeenDeliveries } from './seen-deliveries'
import { verifyWebhook } from './verify-webhook'

/** Path where a repository reports pushes. */
export const WEBHOOK_PATH = `${PREVIEW_API}/webhook`

export const WEBHOOK_LIMIT_BYTES = 1_000_000

/** Minimum length of the secret. A shorter one could be guessed. */
export const MIN_WEBHOOK_SECRET_BYTES = 32

/** Reads PREVIEW_WEBHOOK_SECRET. Returns undefined without one, which turns webhooks off. Throws if it is too short. */
export function readWebhookSecret(env: Record<string, string | undefined>): string | undefined {
  const secret = env['PREVIEW_WEBHOOK_SECRET'] || undefined
  if (secret === undefined || Buffer.byteLength(secret) >= MIN_WEBHOOK_SECRET_BYTES) return secret
  throw new Error(
    `PREVIEW_WEBHOOK_SECRET must have at least ${MIN_WEBHOOK_SECRET_BYTES} bytes, got ${Buffer.byteLength(secret)}. ` +
      'Make one with "openssl rand -hex 32", and give it to the repository\'s webhook too.',
  )
}

/** Response to every message without a valid signature. It does not reveal the reason. */
export const UNSIGNED = {
  error:
    'The signature of this webhook is missing, wrong or too old. Give the webhook the secret that the preview server has in PREVIEW_WEBHOOK_SECRET.',
} as const

interface WebhookOptions {
  /** Secret of the repository's webhook; undefined turns webhooks off. */
  secret: string | undefined
  /** Fetches the repository. Runs after the response, because a repository waits only for some seconds. */
  refresh: Branches['refresh']
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number
}

/** Registers the webhook, which fetches the repository after a push. The message is signed, so it needs no token. */
export function registerWebhook(app: FastifyInstance, { secret, refresh, now = Date.now }: WebhookOptions) {
  const seen = createSeenDeliveries(now)

  const pull = async (delivery: string) => {
    try {
      const { problems } = await refresh()
      if (problems.length === 0) return
      app.log.warn({ problems }, 'The pull after a webhook failed.')
    } catch (error) {
      app.log.error({ err: error }, 'The pull after a webhook failed.')
    }
    seen.forget(delivery)
  }

  app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    })
    // The signature is for the raw bytes, and nothing reads the content of the body.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
        error.message = `The body is larger than ${WEBHOOK_LIMIT_BYTES} bytes. Let the webhook send pushes only.`
      }
      return handleError(error, request, reply)
    })

    if (secret === undefined) {
      const error = 'Webhooks are off. Set PREVIEW_WEBHOOK_SECRET to enable them.'
      scope.post(WEBHOOK_PATH, (_request, reply) => reply.code(404).send({ error }))
      return
    }
    scope.post<{ Body: Buffer | undefined }>(WEBHOOK_PATH, { bodyLimit: WEBHOOK_LIMIT_BYTES }, (request, reply) => {
      const rawBody = request.body ?? Buffer.alloc(0)
      const message = verifyWebhook({ headers: request.headers, rawBody, secret, now: now() })
      if (!message.ok) return reply.code(401).send(UNSIGNED)
      if (message.event !== 'push') return reply.send({ status: 'nothing to do' })
      if (!seen.add(message.delivery)) return reply.send({ status: 'already seen' })
      void pull(message.delivery)
      return reply.code(202).send({ status: 'refreshing' })
    })
  })
}
