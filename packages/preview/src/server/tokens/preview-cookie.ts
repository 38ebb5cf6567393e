import { TOKEN_NAME } from '@galley/core/preview'
import type { FastifyRequest } from 'fastify'

/** The value of a cookie of the request; '' when there is none that can be read. */
export function readCookie({ headers: { cookie = '' } }: Pick<FastifyRequest, 'headers'>, name: string) {
  const [, value = ''] = new RegExp(`(?:^|; *)${name}=([^;]*)`).exec(cookie) ?? []
  try {
    return decodeURIComponent(value).trim()
  } catch {
    return ''
  }
}

/** The Set-Cookie header that keeps a token as long as it is good, for documents and files of the preview build. */
export function previewCookie(token: string, exp: number, isSecure: boolean, now: () => number = Date.now) {
  // A span, not a date: the browser's clock may be wrong.
  return writeCookie(token, Math.max(0, exp - Math.floor(now() / 1000)), isSecure)
}

/** The Set-Cookie header that ends the preview. */
export const clearedPreviewCookie = (isSecure: boolean) => writeCookie('', 0, isSecure)

/** Not `HttpOnly`: the page reads the token for its own requests, and turns the preview off by removing it. */
const writeCookie = (value: string, seconds: number, isSecure: boolean) =>
  `${TOKEN_NAME}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
