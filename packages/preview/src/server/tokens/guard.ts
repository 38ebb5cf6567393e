import rateLimit from '@fastify/rate-limit'
import { BRANCH_PARAMETER, type PreviewClaims, REFUSAL, TOKEN_NAME } from '@galley/core/preview'
import { site } from '@galley/site'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findVisiblePath, maySeeBranch } from './scopes'
import type { Tokens } from './tokens'

/** Number of failed attempts in `FAILURE_WINDOW_MS` after which an IP address has to wait. */
export const MAX_FAILURES = 20
export const FAILURE_WINDOW_MS = 5 * 60 * 1000

declare module 'fastify' {
  interface FastifyRequest {
    /** Claims of the request's token. Set only in scopes with `registerGuard`. */
    preview: PreviewClaims
  }
}

interface GuardOptions {
  tokens: Pick<Tokens, 'verify'>
  /** Origins whose pages may send changes with only the cookie, besides the server's own origin. @default [] */
  allowedOrigins?: readonly string[]
  /** Branch of requests that name no branch. @default '' */
  defaultBranch?: string
}

export type Guard = Awaited<ReturnType<typeof createGuard>>

/** Creates the guard of a server, which decides who may see a preview. One guard counts the failed attempts of all routes. */
export async function createGuard(
  app: FastifyInstance,
  { tokens, allowedOrigins = [], defaultBranch = '' }: GuardOptions,
) {
  let countFailure!: ReturnType<FastifyInstance['createRateLimit']>
  // In a separate scope, because this limit would otherwise also apply to routes with their own limit.
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false })
    countFailure = scope.createRateLimit({ max: MAX_FAILURES - 1, timeWindow: FAILURE_WINDOW_MS })
  })

  /** Counts an attempt, unless the client has disconnected: its address is then unknown, and it gets no response. */
  const count: typeof countFailure = async (request, options) =>
    request.socket.destroyed ? { isAllowed: true, key: '' } : countFailure(request, options)

  /** Returns the seconds that the request's IP address has to wait after too many failed attempts, or undefined. */
  const secondsToWait = async (request: FastifyRequest) => {
    const failed = await count(request, { increment: false })
    return !failed.isAllowed && failed.isExceeded ? failed.ttlInSeconds : undefined
  }

  return {
    secondsToWait,

    /**
     * Returns the claims of the request's token, or undefined without a valid one. An invalid token counts as a failed attempt.
     * Pass `token` to check that token instead of the request's header and cookie.
     */
    async identify(request: FastifyRequest, token?: string) {
      const { token: sent = '', isCookie } = token === undefined ? readToken(request) : { token, isCookie: false }
      const claims = await tokens.verify(sent)
      if (claims) return isCookie && !mayUseCookie(request, allowedOrigins) ? undefined : claims
      if (!sent) return undefined
      const isLimited = (await secondsToWait(request)) !== undefined
      const failed = await count(request)
      if (!isLimited && !failed.isAllowed && failed.isExceeded) {
        request.log.warn({ ip: request.ip }, 'an IP address tried many preview tokens that are not valid')
      }
      return undefined
    },

    /** Returns true if the token may see the branch and the path in the request's query. */
    maySee(request: FastifyRequest, claims: PreviewClaims) {
      const { [BRANCH_PARAMETER]: branch = '', path = '/' } = request.query as Record<string, unknown>
      if (typeof branch !== 'string' || !maySeeBranch(claims, branch || defaultBranch)) return false
      const isPathNamed = 'path' in (request.query as object)
      return !isPathNamed || (typeof path === 'string' && findVisiblePath(claims, path) !== undefined)
    },

    /** Sends the response of every refusal, which does not reveal the reason. */
    async refuse(request: FastifyRequest, reply: FastifyReply) {
      reply.headers({ 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
      // Tokens cannot be guessed, and valid ones always pass. The limit only slows down an IP address that keeps trying.
      const seconds = await secondsToWait(request)
      if (seconds !== undefined) reply.headers({ 'Retry-After': seconds, Connection: 'close' })
      return reply.code(401).send(REFUSAL)
    },
  }
}

/** Makes all routes of `app` refuse requests without a valid token. Accepted requests have the claims of their token in `request.preview`. */
export function registerGuard(app: FastifyInstance, guard: Guard) {
  app.decorateRequest('preview')
  app.addHook('onRequest', async (request, reply) => {
    const claims = await guard.identify(request)
    if (!claims || !guard.maySee(request, claims)) return guard.refuse(request, reply)
    request.preview = claims
  })
}

function readToken(request: FastifyRequest) {
  // Other schemes are ignored: a proxy in front of this server may require a password.
  const bearer = /^Bearer +(.*)$/i.exec(request.headers.authorization ?? '')
  if (bearer) return { token: bearer[1]?.trim(), isCookie: false }
  return { token: readCookie(request, TOKEN_NAME), isCookie: true }
}

/** Returns true if the cookie is enough for a request. Other sites can make a browser send the cookie, so changes need an allowed origin. */
function mayUseCookie({ method, headers: { origin = '' }, host }: FastifyRequest, allowedOrigins: readonly string[]) {
  if (method === 'GET' || method === 'HEAD' || allowedOrigins.includes(origin)) return true
  if (!URL.canParse(origin)) return false
  const page = new URL(origin)
  // Uses the protocol of the page, because the server's is unknown behind a proxy that ends TLS. A page cannot choose the Host header.
  const own = `${page.protocol}//${host}`
  return URL.canParse(own) && new URL(own).host === page.host
}

/** Returns the value of a request's cookie; '' if it is missing or malformed. */
export function readCookie({ headers: { cookie = '' } }: Pick<FastifyRequest, 'headers'>, name: string) {
  const [, value = ''] = new RegExp(`(?:^|; *)${name}=([^;]*)`).exec(cookie) ?? []
  try {
    return decodeURIComponent(value).trim()
  } catch {
    return ''
  }
}

/**
 * Returns the Set-Cookie header that stores a token for requests to the preview build. With 0 seconds, the browser removes the cookie.
 * Max-Age instead of Expires, because the browser's clock may be wrong. Not `HttpOnly`, because the page sends the token in its requests, and
 * removes the cookie to turn the preview off.
 */
export const previewCookie = (token: string, seconds: number, isSecure: boolean) =>
  `${TOKEN_NAME}=${token}; Max-Age=${seconds}; Path=${site.basePath}/; SameSite=Lax${isSecure ? '; Secure' : ''}`
