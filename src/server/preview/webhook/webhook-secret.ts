/** A shorter secret could be guessed. */
export const MIN_WEBHOOK_SECRET_BYTES = 32

/** Reads PREVIEW_WEBHOOK_SECRET; without it, there are no webhooks. */
export function readWebhookSecret(env: Record<string, string | undefined>): string | undefined {
  const secret = env['PREVIEW_WEBHOOK_SECRET'] || undefined
  if (secret === undefined || Buffer.byteLength(secret) >= MIN_WEBHOOK_SECRET_BYTES) return secret
  throw new Error(
    `PREVIEW_WEBHOOK_SECRET must have at least ${MIN_WEBHOOK_SECRET_BYTES} bytes, got ${Buffer.byteLength(secret)}. ` +
      'Make one with "openssl rand -hex 32", and give it to the repository\'s webhook too.',
  )
}
