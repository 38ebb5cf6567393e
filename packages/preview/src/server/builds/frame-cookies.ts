import type { FastifyRequest } from 'fastify'
import { readCookie } from '../tokens'

/** Marks what is shown in a frame of an editor on another site. The browser sends it to that frame only. */
export const FRAME_COOKIE = 'previewFrame'

const IN_FRAME = 'Path=/; HttpOnly; SameSite=None; Secure; Partitioned'

/** Whether a document is about to be shown in a frame on another site. Only with HTTPS can cookies be kept there. */
const opensInFrame = ({ protocol, headers }: FastifyRequest) =>
  protocol === 'https' && headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'cross-site'

/** The cookie that marks the frame that a document is opened in; undefined in the browser's own window. */
export const frameCookie = (request: FastifyRequest) =>
  opensInFrame(request) ? `${FRAME_COOKIE}=1; ${IN_FRAME}` : undefined

/** A cookie of this server as the request's page can keep it: in a frame on another site, for that frame alone. */
export const cookieFor = (request: FastifyRequest, cookie: string) =>
  opensInFrame(request) || readCookie(request, FRAME_COOKIE) !== ''
    ? `${cookie.replace('SameSite=Lax', 'SameSite=None')}; Partitioned`
    : cookie
