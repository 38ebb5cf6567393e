import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Maximum difference between a message's timestamp and the clock. */
export const TIMESTAMP_WINDOW_SECONDS = 5 * 60

/** Kind of a webhook. `other` means that no branch changed. */
export type WebhookEvent = 'push' | 'ping' | 'other'

/** Result of a verification. `delivery` identifies the message. */
export type VerifiedWebhook = { ok: true; delivery: string; event: WebhookEvent } | { ok: false }

interface WebhookMessage {
  headers: IncomingHttpHeaders
  rawBody: Buffer
  secret: string
  /** Milliseconds since 1970. */
  now: number
}

const REFUSED = { ok: false } as const

/** Verifies the signature of a message from GitHub, GitLab or a script. */
export function verifyWebhook(message: WebhookMessage): VerifiedWebhook {
  const { headers } = message
  if (headers['x-hub-signature-256'] !== undefined) return verifyGitHub(message)
  if (headers['x-gitlab-token'] !== undefined) return verifyGitLab(message)
  if (headers['x-preview-signature-256'] !== undefined) return verifyPlain(message)
  return REFUSED
}

// Uses the signature as the delivery's id: the id header is not signed, so a replay could change it.
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

/** Compares digests, which have equal lengths, so the duration reveals nothing about the secret. */
function isSame(given: string | string[] | undefined, expected: string) {
  return timingSafeEqual(digest(String(given)), digest(expected))
}

function digest(value: string | Buffer) {
  return createHash('sha256').update(value).digest()
}
