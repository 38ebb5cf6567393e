import { TOKEN_NAME } from '@galley/core/preview'
import type { FastifyRequest } from 'fastify'

/** Returns the value of a request's cookie; '' if it is missing or malformed. */
export function readCookie({ headers: { cookie = '' } }: Pick<FastifyRequest, 'headers'>, name: string) {
  const [, value = ''] = new RegExp(`(?:^|; *)${name}=([^;]*)`).exec(cookie) ?? []
  try {
    return decodeURIComponent(value).trim()
  } catch {
    return ''
  }
}

/** Returns the Set-Cookie header that stores a token until it expires, for requests to the preview build. `exp` is in seconds since 1970. */
export function previewCookie(token: string, exp: number, isSecure: boolean, now: () => number = Date.now) {
  // Max-Age instead of Expires, because the browser's clock may be wrong.
  return writeCookie(token, Math.max(0, exp - Math.floor(now() / 1000)), isSecure)
}

/** Returns the Set-Cookie header that ends the preview. */
export const clearedPreviewCookie = (isSecure: boolean) => writeCookie('', 0, isSecure)

/** Not `HttpOnly`, because the page sends the token in its requests, and removes the cookie to turn the preview off. */
const writeCookie = (value: string, seconds: number, isSecure: boolean) =>
  `${TOKEN_NAME}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
