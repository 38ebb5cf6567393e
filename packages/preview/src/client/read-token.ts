import type { PreviewClaims } from '@galley/core/preview'

/** What a token says of itself; undefined for a text that is no token. Nobody has checked it here. */
export function readClaims(token: string): Partial<PreviewClaims> | undefined {
  try {
    const claims = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    return JSON.parse(atob(claims)) as Partial<PreviewClaims>
  } catch {
    return undefined
  }
}

/** When a token expires, in milliseconds since 1970, by what it says itself; undefined when it says nothing. */
export function readExpiry(token: string): number | undefined {
  const exp = readClaims(token)?.exp
  return typeof exp === 'number' ? exp * 1000 : undefined
}
