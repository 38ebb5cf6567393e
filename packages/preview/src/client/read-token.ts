import type { PreviewClaims } from '@galley/core/preview'

/** Returns the claims of a token; undefined if the text is not a token. The signature is not verified. */
export function readClaims(token: string): Partial<PreviewClaims> | undefined {
  try {
    const claims = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    return JSON.parse(atob(claims)) as Partial<PreviewClaims>
  } catch {
    return undefined
  }
}

/** Returns the expiry in a token, in milliseconds since 1970; undefined without an expiry. */
export function readExpiry(token: string): number | undefined {
  const exp = readClaims(token)?.exp
  return typeof exp === 'number' ? exp * 1000 : undefined
}
