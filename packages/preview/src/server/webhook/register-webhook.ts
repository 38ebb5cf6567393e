import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { PREVIEW_API } from '@galley/core/preview'
import { handleError } from '@galley/server/error-response'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { Branches } from '../branches/branches'

/** Path where a repository reports pushes. */
export const WEBHOOK_PATH = `${PREVIEW_API}/webhook`

export const WEBHOOK_LIMIT_BYTES = 1_000_000

/** Minimum length of the secret. A shorter one could be guessed. */
export const MIN_WEBHOOK_SECRET_BYTES = 32

/** Reads PREVIEW_WEBHOOK_SECRET. Returns undefined if the variable is not set, which turns webhooks off. Throws if the secret is too short. */
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

/**
 * Registers the webhook, which fetches the repository after a push. The message is signed, so it needs no token.
 * @param secret Secret of the repository's webhook; undefined turns webhooks off.
 * @param refresh Fetches the repository. Runs after the response, because a repository waits only for some seconds.
 */
export function registerWebhook(app: FastifyInstance, secret: string | undefined, refresh: Branches['refresh']) {
  const seen = createSeenDeliveries()

  const fetch = async (delivery: string) => {
    try {
      const { problems } = await refresh()
      if (problems.length === 0) return
      app.log.warn({ problems }, 'The fetch after a webhook failed.')
    } catch (error) {
      app.log.error({ err: error }, 'The fetch after a webhook failed.')
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
      const message = verifyWebhook({ headers: request.headers, rawBody, secret })
      if (!message) return reply.code(401).send(UNSIGNED)
      if (!message.isPush) return reply.send({ status: 'nothing to do' })
      if (!seen.add(message.delivery)) return reply.send({ status: 'already seen' })
      void fetch(message.delivery)
      return reply.code(202).send({ status: 'refreshing' })
    })
  })
}

/** Time within which a repeated message counts as a replay. */
export const REPLAY_WINDOW_MS = 60 * 60_000

/** Remembers the messages of the last hour. Only verified messages are added, so strangers cannot fill the memory. */
function createSeenDeliveries() {
  const seen = new Map<string, number>()
  return {
    /** Adds a message. Returns false if it was already added. */
    add(delivery: string) {
      for (const [old, time] of seen) {
        if (Date.now() - time < REPLAY_WINDOW_MS) break
        seen.delete(old)
      }
      if (seen.has(delivery)) return false
      seen.set(delivery, Date.now())
      return true
    },
    /** Removes a message, so that it may be sent again. */
    forget: (delivery: string) => void seen.delete(delivery),
  }
}

/** Maximum difference between a message's timestamp and the clock. */
export const TIMESTAMP_WINDOW_SECONDS = 5 * 60

interface WebhookMessage {
  headers: IncomingHttpHeaders
  rawBody: Buffer
  secret: string
}

/**
 * Verifies the signature of a message from GitHub, GitLab or a script. Returns undefined for an invalid signature. `delivery` identifies the
 * message.
 */
function verifyWebhook(message: WebhookMessage) {
  const { headers } = message
  if (headers['x-hub-signature-256'] !== undefined) return verifyGitHub(message)
  if (headers['x-gitlab-token'] !== undefined) return verifyGitLab(message)
  if (headers['x-preview-signature-256'] !== undefined) return verifyPlain(message)
  return undefined
}

// Uses the signature as the delivery's id: the id header is not signed, so a replay could change it.
function verifyGitHub({ headers, rawBody, secret }: WebhookMessage) {
  const signature = sign(secret, rawBody)
  if (!isSame(headers['x-hub-signature-256'], signature)) return undefined
  return { delivery: signature, isPush: /^(push|create|delete)$/.test(String(headers['x-github-event'])) }
}

function verifyGitLab({ headers, rawBody, secret }: WebhookMessage) {
  if (!isSame(headers['x-gitlab-token'], secret)) return undefined
  const id = headers['x-gitlab-event-uuid'] ?? digest(rawBody).toString('hex')
  return { delivery: `gitlab ${String(id)}`, isPush: headers['x-gitlab-event'] === 'Push Hook' }
}

function verifyPlain({ headers, rawBody, secret }: WebhookMessage) {
  const timestamp = String(headers['x-preview-timestamp'])
  const signature = sign(secret, `${timestamp}.`, rawBody)
  const isSigned = isSame(headers['x-preview-signature-256'], signature)
  const age = Math.abs(Date.now() / 1000 - Number(timestamp))
  const isNow = /^\d{1,12}$/.test(timestamp) && age <= TIMESTAMP_WINDOW_SECONDS
  return isSigned && isNow ? { delivery: signature, isPush: true } : undefined
}

function sign(secret: string, ...parts: (string | Buffer)[]) {
  const hmac = createHmac('sha256', secret)
  for (const part of parts) hmac.update(part)
  return `sha256=${hmac.digest('hex')}`
}

/** Compares digests, which have equal lengths, so the duration reveals nothing about the secret. */
const isSame = (given: string | string[] | undefined, expected: string) =>
  timingSafeEqual(digest(String(given)), digest(expected))

const digest = (value: string | Buffer) => createHash('sha256').update(value).digest()
