import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** A timestamp that differs more from the clock is refused. */
export const TIMESTAMP_WINDOW_SECONDS = 5 * 60

/** What a webhook is about. `other`: nothing of the branches changed. */
export type WebhookEvent = 'push' | 'ping' | 'other'

/** A verified message of the repository, or that it is not one. */
export type VerifiedWebhook = { ok: true; delivery: string; event: WebhookEvent } | { ok: false }

interface WebhookMessage {
  headers: IncomingHttpHeaders
  rawBody: Buffer
  secret: string
  /** Milliseconds since 1970. */
  now: number
}

const REFUSED = { ok: false } as const

/** Verifies the signature of a message, as GitHub, GitLab or a plain script sends it. */
export function verifyWebhook(message: WebhookMessage): VerifiedWebhook {
  const { headers } = message
  if (headers['x-hub-signature-256'] !== undefined) return verifyGitHub(message)
  if (headers['x-gitlab-token'] !== undefined) return verifyGitLab(message)
  if (headers['x-preview-signature-256'] !== undefined) return verifyPlain(message)
  return REFUSED
}

// The id of a delivery is not signed, and could be another one each time. The signature cannot.
function verifyGitHub({ headers, rawBody, secret }: WebhookMessage): VerifiedWebhook {
  const signature = sign(secret, rawBody)
  if (!isSame(headers['x-hub-signature-256'], signature)) return REFUSED
  const event = String(headers['x-github-event'])
  if (event === 'ping') return { ok: true, delivery: signature, event }
  return { ok: true, delivery: signature, event: /^(push|create|delete)$/.test(event) ? 'push' : 'other' }
}

function verifyGitLab({ headers, rawBody, secret }: WebhookMessage): VerifiedWebhook {
  if (!isSame(headers['x-gitlab-token'], secret)) return REFUSED
  const id = headers['x-gitlab-event-uuid'] ?? digest(rawBody).toString('hex')
  return {
    ok: true,
    delivery: `gitlab ${String(id)}`,
    event: headers['x-gitlab-event'] === 'Push Hook' ? 'push' : 'other',
  }
}

function verifyPlain({ headers, rawBody, secret, now }: WebhookMessage): VerifiedWebhook {
  const timestamp = String(headers['x-preview-timestamp'])
  const signature = sign(secret, `${timestamp}.`, rawBody)
  const isSigned = isSame(headers['x-preview-signature-256'], signature)
  const isNow = /^\d{1,12}$/.test(timestamp) && Math.abs(now / 1000 - Number(timestamp)) <= TIMESTAMP_WINDOW_SECONDS
  return isSigned && isNow ? { ok: true, delivery: signature, event: 'push' } : REFUSED
}

function sign(secret: string, ...parts: (string | Buffer)[]) {
  const hmac = createHmac('sha256', secret)
  for (const part of parts) hmac.update(part)
  return `sha256=${hmac.digest('hex')}`
}

/** Compares digests: they have one length, so that the time reveals nothing. */
function isSame(given: string | string[] | undefined, expected: string) {
  return timingSafeEqual(digest(String(given)), digest(expected))
}

function digest(value: string | Buffer) {
  return createHash('sha256').update(value).digest()
}
