import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BRANCH_PARAMETER, type PreviewClaims, REFUSAL, TOKEN_NAME } from '../../../lib/preview'
import { createFailureWindow } from './failure-window'
import { readCookie } from './preview-cookie'
import { findVisiblePath, maySeeBranch } from './scopes'
import type { Tokens } from './tokens'

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
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number
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
  /** How long the request's address should wait after too many failed tries. */
  secondsToWait(request: FastifyRequest): number | undefined
  /** Answers as every refusal is answered, whatever the reason. */
  refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply
}

/** Makes the one guard of a server, which counts the failed tries of all its routes. */
export function createGuard({ tokens, allowedOrigins = [], defaultBranch = '', now }: GuardOptions): Guard {
  const failures = createFailureWindow(now)

  const guard: Guard = {
    async identify(request, token) {
      const { token: sent = '', isCookie } = token === undefined ? readToken(request) : { token, isCookie: false }
      const claims = await tokens.verify(sent)
      if (claims) return isCookie && !mayUseCookie(request, allowedOrigins) ? undefined : claims
      if (sent && failures.count(request.ip)) {
        request.log.warn({ address: request.ip }, 'an address tried many preview tokens that are not valid')
      }
      return undefined
    },

    maySee(request, claims) {
      const { [BRANCH_PARAMETER]: branch = '', path = '/' } = request.query as Record<string, unknown>
      if (typeof branch !== 'string' || !maySeeBranch(claims, branch || defaultBranch)) return false
      const isPathNamed = 'path' in (request.query as object)
      return !isPathNamed || (typeof path === 'string' && findVisiblePath(claims, path) !== undefined)
    },

    secondsToWait: (request) => failures.secondsToWait(request.ip),

    refuse(request, reply) {
      reply.headers({ 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
      // A token cannot be guessed, and a good one passes in any case. What is limited is how cheaply an address may go on trying.
      const seconds = guard.secondsToWait(request)
      if (seconds !== undefined) reply.headers({ 'Retry-After': seconds, Connection: 'close' })
      return reply.code(401).send(REFUSAL)
    },
  }
  return guard
}

/** Lets only requests with a good token reach the routes of `app`, and tells them whose it is. */
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

/** Browsers send a cookie along with what other sites make them send, so what changes something has to come from a page of ours. */
function mayUseCookie({ method, headers: { origin = '' }, host }: FastifyRequest, allowedOrigins: readonly string[]) {
  if (method === 'GET' || method === 'HEAD' || allowedOrigins.includes(origin)) return true
  if (!URL.canParse(origin)) return false
  const page = new URL(origin)
  // The protocol is the page's, because a proxy that ends TLS does not tell ours. The host cannot be chosen by another site's page.
  const own = `${page.protocol}//${host}`
  return URL.canParse(own) && new URL(own).host === page.host
}
