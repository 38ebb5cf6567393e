import type { FastifyRequest } from 'fastify'
import { readCookie } from '../tokens'

/** Cookie that marks pages in a frame of an editor on another site. The browser sends it from that frame only. */
export const FRAME_COOKIE = 'previewFrame'

const IN_FRAME = 'Path=/; HttpOnly; SameSite=None; Secure; Partitioned'

/** Returns true if a document opens in a frame on another site. Browsers keep cookies there only with HTTPS. */
const opensInFrame = ({ protocol, headers }: FastifyRequest) =>
  protocol === 'https' && headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'cross-site'

/** Returns the cookie that marks the frame of a document, or undefined outside a frame. */
export const frameCookie = (request: FastifyRequest) =>
  opensInFrame(request) ? `${FRAME_COOKIE}=1; ${IN_FRAME}` : undefined

/** Adapts a cookie of this server to the page of the request: in a frame on another site, the cookie is for that frame only. */
export const cookieFor = (request: FastifyRequest, cookie: string) =>
  opensInFrame(request) || readCookie(request, FRAME_COOKIE) !== ''
    ? `${cookie.replace('SameSite=Lax', 'SameSite=None')}; Partitioned`
    : cookie
