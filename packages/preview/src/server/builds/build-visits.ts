import { BRANCH_PARAMETER, findLinkToken, PREVIEW_PARAMETER, type PreviewClaims } from '@galley/core/preview'
import { contentSecurityPolicy } from '@galley/core/site-headers'
import { encodePath } from '@galley/core/url-path'
import { readRequestTarget } from '@galley/server/request-target'
import { site } from '@galley/site'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { BranchError } from '../branches/branches'
import { type Guard, maySeeBranch, previewCookie, readCookie } from '../tokens'
import * as pages from './build-pages'
import type { Builds } from './builds'
import type { FoundEntry } from './find-entry-page'
import { allowFrames, PREVIEW_HEADERS, type SiteServersOptions } from './site-servers'
import { renderStatusPage, STATUS_HASHES, type StatusPage } from './status-page'

/** Query parameter with the number of a kept build; empty for the newest. */
export const BUILD_PARAMETER = 'build'

/** Session cookies with the chosen build and branch. The URLs of a page's files do not name the choice. */
export const BUILD_COOKIE = 'previewBuild'
export const BRANCH_COOKIE = 'previewBranch'

export interface PreviewBuildsOptions extends SiteServersOptions {
  /** Returns the builds of a branch; "" is the default branch. Throws a `BranchError` if the branch cannot be shown. */
  findBuilds: (branch: string) => Promise<Builds | undefined>
  /**
   * Returns the builds of the published content, the only builds for tokens with a path scope: pages of other builds share files that name every
   * draft.
   */
  findPublished: () => Promise<Builds | undefined>
  guard: Guard
  /** Name of the default branch, which "" stands for. */
  defaultBranch: string
  /** Returns an entry of the branch's current content. */
  findEntry: (branch: string, collection: string, id: string) => MaybeLater<FoundEntry | undefined>
  /** Returns the ids of a collection's entries; empty for an unknown collection. */
  listIds: (branch: string, collection: string) => MaybeLater<readonly string[]>
}

type MaybeLater<Value> = Value | Promise<Value>

/** An accepted request: its token, branch and builds. */
interface Visit {
  claims: PreviewClaims
  branch: string
  builds: Builds
}

/** Admits requests with a token, and sends the pages for waiting, refusals and errors. */
export class Visits {
  /** Content security policy of status pages. */
  readonly #policy: string

  constructor(private readonly options: PreviewBuildsOptions) {
    this.#policy = allowFrames(contentSecurityPolicy(STATUS_HASHES), options.editorOrigins)
  }

  /** Reads the token and the branch. Returns undefined if it has sent a response itself, such as a refusal. */
  async enter(request: FastifyRequest, reply: FastifyReply): Promise<Visit | undefined> {
    const query = readQuery(request)
    const frame = frameCookie(request)
    if (frame) reply.header('Set-Cookie', frame)
    const sent = query.get(PREVIEW_PARAMETER)
    if (sent !== null && isDocument(request)) {
      await this.signIn(request, reply, { sent, to: withoutToken(request) })
      return undefined
    }
    const claims = await this.options.guard.identify(request)
    const { named, branch, maySee } = this.#chooseBranch(request, claims, query)
    if (!claims || !maySee) {
      await this.refuse(request, reply)
      return undefined
    }
    if (named !== null) {
      setChoice(request, reply, BRANCH_COOKIE, named)
      if (!query.has(BUILD_PARAMETER)) setChoice(request, reply, BUILD_COOKIE, '')
    }
    const builds = await this.#findBuilds(request, reply, branch, claims)
    return builds && { claims, branch, builds }
  }

  /** Stores a sent token in a cookie and redirects to `to`. An empty token ends the preview. */
  async signIn(request: FastifyRequest, reply: FastifyReply, { sent, to }: { sent: string; to: string }) {
    const token = (findLinkToken(sent) ?? sent).trim()
    const claims = token ? await this.options.guard.identify(request, token) : undefined
    if (!claims) {
      if (sent === '') reply.header('Set-Cookie', cookieFor(request, previewCookie('', 0, isSecure(request))))
      return this.#sendSignIn(request, reply, to)
    }
    const seconds = Math.max(0, claims.exp - Math.floor(Date.now() / 1000))
    reply.header('Set-Cookie', cookieFor(request, previewCookie(token, seconds, isSecure(request))))
    return reply.headers({ ...PREVIEW_HEADERS, 'Referrer-Policy': 'no-referrer' }).redirect(to, 303)
  }

  refuse(request: FastifyRequest, reply: FastifyReply) {
    return isDocument(request)
      ? this.#sendSignIn(request, reply, withoutToken(request))
      : this.options.guard.refuse(request, reply)
  }

  /** Sends the state of the build to an editor who waits for it. */
  sendWaiting(request: FastifyRequest, reply: FastifyReply, { builds, branch, claims }: Visit) {
    reply.header('Retry-After', 3)
    const { log, ...state } = builds.state()
    // The log names files of the whole site.
    const seen = claims.paths || log === undefined ? state : { ...state, log }
    return this.send(request, reply, 503, pages.describeBuild(seen, request.url, branch))
  }

  /** Sends a status page, or its title as JSON to requests for data and files. */
  send(request: FastifyRequest, reply: FastifyReply, status: number, page: StatusPage) {
    return isDocument(request)
      ? this.#sendPage(reply, status, page)
      : reply.code(status).headers(PREVIEW_HEADERS).send({ error: page.title })
  }

  #sendPage(reply: FastifyReply, status: number, page: StatusPage) {
    return reply
      .code(status)
      .headers({ ...PREVIEW_HEADERS, 'Content-Security-Policy': this.#policy, 'X-Content-Type-Options': 'nosniff' })
      .type('text/html; charset=utf-8')
      .send(renderStatusPage(page))
  }

  async #sendSignIn(request: FastifyRequest, reply: FastifyReply, to: string) {
    const seconds = await this.options.guard.secondsToWait(request)
    if (seconds !== undefined) reply.header('Retry-After', seconds)
    return this.#sendPage(reply, 401, pages.describeRefusal(to))
  }

  /** Chooses the branch in the query, or else in the cookie. */
  #chooseBranch(request: FastifyRequest, claims: PreviewClaims | undefined, query: URLSearchParams) {
    // Requests for a page's files use their queries for other purposes.
    const isOurs = isDocument(request) || request.routeOptions.url !== '/*'
    const named = isOurs ? query.get(BRANCH_PARAMETER) : null
    const kept = readCookie(request, BRANCH_COOKIE)
    const maySee = (branch: string) =>
      claims !== undefined && maySeeBranch(claims, branch || this.options.defaultBranch)
    // Ignores a branch in the cookie that only an earlier token could see.
    const branch = named ?? (maySee(kept) ? kept : '')
    return { named, branch, maySee: maySee(branch) }
  }

  async #findBuilds(request: FastifyRequest, reply: FastifyReply, branch: string, claims: PreviewClaims) {
    const { findBuilds, findPublished } = this.options
    try {
      const own = await findBuilds(branch)
      const builds = own && claims.paths ? await findPublished() : own
      if (builds) return builds
      this.send(request, reply, 404, pages.describeNoBranch(branch))
    } catch (error) {
      if (!(error instanceof BranchError)) throw error
      const isUnknown = error.statusCode === 410
      const page = isUnknown ? pages.describeNoBranch(branch) : pages.describeBranchFailure(error.message, request.url)
      this.send(request, reply, error.statusCode, page)
    }
    return undefined
  }
}

/** Returns the number of the chosen build, or "" for the newest. */
export function chooseBuild(request: FastifyRequest, reply: FastifyReply, builds: Builds) {
  const named = isDocument(request) ? readQuery(request).get(BUILD_PARAMETER) : null
  const number = named ?? readCookie(request, BUILD_COOKIE)
  if (named !== null) setChoice(request, reply, BUILD_COOKIE, builds.kept.get(Number(named)) ? named : '')
  return /^\d{1,9}$/.test(number) ? number : ''
}

/** Returns true for requests that accept HTML, unlike those for scripts, images and data. */
const isDocument = ({ method, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html')

const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https'

/** Returns the query of a request, even if its path cannot be decoded. */
export const readQuery = ({ url }: FastifyRequest) => new URLSearchParams(url.slice(url.split('?', 1)[0]!.length))

/** Returns the URL of the request with another query. The URL always stays on this site. */
export function urlOf(request: FastifyRequest, query: URLSearchParams) {
  const path = encodePath(readRequestTarget(request.url)?.path ?? '/')
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

function withoutToken(request: FastifyRequest) {
  const query = readQuery(request)
  query.delete(PREVIEW_PARAMETER)
  return urlOf(request, query)
}

export function setChoice(request: FastifyRequest, reply: FastifyReply, name: string, value: string) {
  const end = value === '' ? '; Max-Age=0' : ''
  const secure = isSecure(request) ? '; Secure' : ''
  const cookie = `${name}=${encodeURIComponent(value)}${end}; Path=${site.basePath}/; HttpOnly; SameSite=Lax${secure}`
  reply.header('Set-Cookie', cookieFor(request, cookie))
}

/** Cookie that marks pages in a frame of an editor on another site. The browser sends it from that frame only. */
const FRAME_COOKIE = 'previewFrame'

const IN_FRAME = `Path=${site.basePath}/; HttpOnly; SameSite=None; Secure; Partitioned`

/** Returns true if a document opens in a frame on another site. Browsers keep cookies there only with HTTPS. */
const opensInFrame = ({ protocol, headers }: FastifyRequest) =>
  protocol === 'https' && headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'cross-site'

/** Returns the cookie that marks the frame of a document, or undefined outside a frame. */
const frameCookie = (request: FastifyRequest) => (opensInFrame(request) ? `${FRAME_COOKIE}=1; ${IN_FRAME}` : undefined)

/** Adapts a cookie of this server to the page of the request: in a frame on another site, the cookie is for that frame only. */
const cookieFor = (request: FastifyRequest, cookie: string) =>
  opensInFrame(request) || readCookie(request, FRAME_COOKIE) !== ''
    ? `${cookie.replace('SameSite=Lax', 'SameSite=None')}; Partitioned`
    : cookie
