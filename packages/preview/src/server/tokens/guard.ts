import rateLimit from '@fastify/rate-limit'
import { BRANCH_PARAMETER, type PreviewClaims, REFUSAL, TOKEN_NAME } from '@galley/core/preview'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from './preview-cookie'
import { findVisiblePath, maySeeBranch } from './scopes'
import type { Tokens } from './tokens'

/** Failed tries of one IP address in `FAILURE_WINDOW_MS` after which it has to wait. */
export const MAX_FAILURES = 20
export const FAILURE_WINDOW_MS = 5 * 60 * 1000

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, and what they may see. Only behind `registerGuard`. */
    preview: PreviewClaims
  }
}

export interface GuardOptions {
  tokens: Pick<Tokens, 'verify'>
  /** Origins whose pages may change something with nothing but the cookie; the server's own always may. @default [] */
  allowedOrigins?: readonly string[]
  /** The branch of requests that name none. @default '' */
  defaultBranch?: string
}

/** Decides who may see a preview. */
export interface Guard {
  /**
   * What the request's token says, when it is good; else undefined, which counts as a failed try if there was a token.
   * With `token` that one is asked, not the request's header and cookie.
   */
  identify(request: FastifyRequest, token?: string): Promise<PreviewClaims | undefined>
  /** Whether the token may see the branch and the path that the request's query names. */
  maySee(request: FastifyRequest, claims: PreviewClaims): boolean
  /** How long the request's IP address has to wait after too many failed tries. */
  secondsToWait(request: FastifyRequest): Promise<number | undefined>
  /** Answers as every refusal is answered, whatever the reason. */
  refuse(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

/** Makes the one guard of a server, which counts the failed tries of all its routes. */
export async function createGuard(
  app: FastifyInstance,
  { tokens, allowedOrigins = [], defaultBranch = '' }: GuardOptions,
): Promise<Guard> {
  let countFailure!: ReturnType<FastifyInstance['createRateLimit']>
  // In a scope of its own, or it would limit the routes that have a limit of theirs too.
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false })
    countFailure = scope.createRateLimit({ max: MAX_FAILURES - 1, timeWindow: FAILURE_WINDOW_MS })
  })

  /** Counts nothing of a client that has gone: its address is no longer known, and it gets no answer. */
  const count: typeof countFailure = async (request, options) =>
    request.socket.destroyed ? { isAllowed: true, key: '' } : countFailure(request, options)

  const guard: Guard = {
    async identify(request, token) {
      const { token: sent = '', isCookie } = token === undefined ? readToken(request) : { token, isCookie: false }
      const claims = await tokens.verify(sent)
      if (claims) return isCookie && !mayUseCookie(request, allowedOrigins) ? undefined : claims
      if (!sent) return undefined
      const isLimited = (await guard.secondsToWait(request)) !== undefined
      const failed = await count(request)
      if (!isLimited && !failed.isAllowed && failed.isExceeded) {
        request.log.warn({ ip: request.ip }, 'an IP address tried many preview tokens that are not valid')
      }
      return undefined
    },

    maySee(request, claims) {
      const { [BRANCH_PARAMETER]: branch = '', path = '/' } = request.query as Record<string, unknown>
      if (typeof branch !== 'string' || !maySeeBranch(claims, branch || defaultBranch)) return false
      const isPathNamed = 'path' in (request.query as object)
      return !isPathNamed || (typeof path === 'string' && findVisiblePath(claims, path) !== undefined)
    },

    async secondsToWait(request) {
      const failed = await count(request, { increment: false })
      return !failed.isAllowed && failed.isExceeded ? failed.ttlInSeconds : undefined
    },

    async refuse(request, reply) {
      reply.headers({ 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
      // A token cannot be guessed, and a good one passes in any case. The limit slows down an IP address that goes on trying.
      const seconds = await guard.secondsToWait(request)
      if (seconds !== undefined) reply.headers({ 'Retry-After': seconds, Connection: 'close' })
      return reply.code(401).send(REFUSAL)
    },
  }
  return guard
}

/** Refuses requests without a valid token to all routes of `app`, and gives the others their claims. */
export function registerGuard(app: FastifyInstance, guard: Guard) {
  app.decorateRequest('preview')
  app.addHook('onRequest', async (request, reply) => {
    const claims = await guard.identify(request)
    if (!claims || !guard.maySee(request, claims)) return guard.refuse(request, reply)
    request.preview = claims
  })
}

function readToken(request: FastifyRequest) {
  // Another scheme is not for us: a proxy in front may ask for a password of its own.
  const bearer = /^Bearer +(.*)$/i.exec(request.headers.authorization ?? '')
  if (bearer) return { token: bearer[1]?.trim(), isCookie: false }
  return { token: readCookie(request, TOKEN_NAME), isCookie: true }
}

/** Other sites can make a browser send the cookie, so a request that changes something has to have an origin of ours. */
function mayUseCookie({ method, headers: { origin = '' }, host }: FastifyRequest, allowedOrigins: readonly string[]) {
  if (method === 'GET' || method === 'HEAD' || allowedOrigins.includes(origin)) return true
  if (!URL.canParse(origin)) return false
  const page = new URL(origin)
  // The protocol is the page's, because ours is unknown behind a proxy that ends TLS. The host cannot be chosen by another site's page.
  const own = `${page.protocol}//${host}`
  return URL.canParse(own) && new URL(own).host === page.host
}
