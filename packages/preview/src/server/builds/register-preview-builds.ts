import { BRANCH_PARAMETER, findLinkToken, OPEN_PATH, PREVIEW_PARAMETER, type PreviewClaims } from '@galley/core/preview'
import { contentSecurityPolicy } from '@galley/core/site-headers'
import { encodePath } from '@galley/core/url-path'
import { readRequestTarget } from '@galley/server/request-target'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { BranchError } from '../branches'
import { clearedPreviewCookie, type Guard, maySeeBranch, maySeePath, previewCookie, readCookie } from '../tokens'
import * as pages from './build-pages'
import { findBuildWith } from './build-with-file'
import type { Builds } from './builds'
import { findEntryPage, findNearNames, type FoundEntry } from './find-entry-page'
import { cookieFor, frameCookie } from './frame-cookies'
import { createSiteServers, PREVIEW_HEADERS } from './site-servers'
import { STATUS_HASHES, type StatusPage, renderStatusPage } from './status-page'
import { SIGN_IN_PATH } from './status-page-script'

/** Query parameter with the number of a kept build; empty for the newest. */
export const BUILD_PARAMETER = 'build'

/** Session cookies with the chosen build and branch, because requests for a page's files do not name them. */
export const BUILD_COOKIE = 'previewBuild'
export const BRANCH_COOKIE = 'previewBranch'

/** Size limit of the sign-in form: a token and the URL to continue to. */
const MAX_FORM_BYTES = 20_000

/** Entries remembered while editors wait for them. */
const MAX_WAITING = 1000

export interface PreviewBuildsOptions {
  /** Returns the builds of a branch; "" is the default branch. Throws a `BranchError` if the branch cannot be shown. */
  findBuilds: (branch: string) => Promise<Builds | undefined>
  /** Returns the builds of the published content, the only builds for tokens with a path scope: pages of others share files that name every draft. */
  findPublished: () => Promise<Builds | undefined>
  guard: Guard
  /** Returns the current entry on the branch. */
  findEntry: (
    branch: string,
    collection: string,
    id: string,
  ) => FoundEntry | undefined | Promise<FoundEntry | undefined>
  /** Returns the ids of a collection's entries; empty for an unknown collection. */
  listIds: (branch: string, collection: string) => readonly string[] | Promise<readonly string[]>
  /** Name of the branch "". @default '' */
  defaultBranch?: string
  /** Origins that may show pages in a frame. @default [] */
  editorOrigins?: readonly string[]
  /** Proxies whose X-Forwarded-* headers are trusted. @default false */
  trustProxy?: FastifyServerOptions['trustProxy']
}

/** An accepted request: its token, branch and builds. */
interface Visit {
  claims: PreviewClaims
  branch: string
  builds: Builds
}

/** Serves the preview builds at every URL without another route, to requests with a token. */
export function registerPreviewBuilds(app: FastifyInstance, options: PreviewBuildsOptions) {
  const {
    findBuilds,
    findPublished,
    guard,
    findEntry,
    listIds,
    defaultBranch = '',
    editorOrigins = [],
    trustProxy = false,
  } = options
  const servers = createSiteServers({ editorOrigins, trustProxy })
  app.addHook('onClose', servers.closeAll)
  /** Time when each entry was first missing in a build. */
  const waiting = new Map<string, number>()

  const policy = contentSecurityPolicy(STATUS_HASHES).replace(
    /frame-ancestors [^;]*/,
    ["frame-ancestors 'self'", ...editorOrigins].join(' '),
  )
  const sendPage = (reply: FastifyReply, status: number, page: StatusPage) =>
    reply
      .code(status)
      .headers({ ...PREVIEW_HEADERS, 'Content-Security-Policy': policy, 'X-Content-Type-Options': 'nosniff' })
      .type('text/html; charset=utf-8')
      .send(renderStatusPage(page))
  const send = (request: FastifyRequest, reply: FastifyReply, status: number, page: StatusPage) =>
    isDocument(request)
      ? sendPage(reply, status, page)
      : reply.code(status).headers(PREVIEW_HEADERS).send({ error: page.title })

  const sendSignIn = async (request: FastifyRequest, reply: FastifyReply, to: string) => {
    const seconds = await guard.secondsToWait(request)
    if (seconds !== undefined) reply.header('Retry-After', seconds)
    return sendPage(reply, 401, pages.describeRefusal(to))
  }
  const refuse = (request: FastifyRequest, reply: FastifyReply) =>
    isDocument(request) ? sendSignIn(request, reply, withoutToken(request)) : guard.refuse(request, reply)

  /** Stores a sent token in a cookie and redirects to `to`. An empty token ends the preview. */
  const signIn = async (request: FastifyRequest, reply: FastifyReply, { sent, to }: { sent: string; to: string }) => {
    const token = (findLinkToken(sent) ?? sent).trim()
    const claims = token ? await guard.identify(request, token) : undefined
    if (!claims) {
      if (sent === '') reply.header('Set-Cookie', cookieFor(request, clearedPreviewCookie(isSecure(request))))
      return sendSignIn(request, reply, to)
    }
    reply.header('Set-Cookie', cookieFor(request, previewCookie(token, claims.exp, isSecure(request))))
    return reply.headers({ ...PREVIEW_HEADERS, 'Referrer-Policy': 'no-referrer' }).redirect(to, 303)
  }

  /** Reads the token and the branch. Returns undefined after sending another response. */
  const enter = async (request: FastifyRequest, reply: FastifyReply): Promise<Visit | undefined> => {
    const query = new URLSearchParams(splitUrl(request.url)[1])
    const frame = frameCookie(request)
    if (frame) reply.header('Set-Cookie', frame)
    const sent = query.get(PREVIEW_PARAMETER)
    if (sent !== null && isDocument(request)) {
      await signIn(request, reply, { sent, to: withoutToken(request) })
      return undefined
    }
    const claims = await guard.identify(request)
    // Requests for a page's files use their queries for other purposes.
    const isOurs = isDocument(request) || request.routeOptions.url !== '/*'
    const named = isOurs ? query.get(BRANCH_PARAMETER) : null
    const kept = readCookie(request, BRANCH_COOKIE)
    const maySee = (branch: string) => claims && maySeeBranch(claims, branch || defaultBranch)
    // Ignores a branch in the cookie that only an earlier token could see.
    const branch = named ?? (maySee(kept) ? kept : '')
    if (!claims || !maySee(branch)) {
      await refuse(request, reply)
      return undefined
    }
    if (named !== null) {
      setChoice(request, reply, BRANCH_COOKIE, named)
      if (!query.has(BUILD_PARAMETER)) setChoice(request, reply, BUILD_COOKIE, '')
    }
    try {
      const own = await findBuilds(branch)
      const builds = own && claims.paths ? await findPublished() : own
      if (builds) return { claims, branch, builds }
      send(request, reply, 404, pages.describeNoBranch(branch))
    } catch (error) {
      if (!(error instanceof BranchError)) throw error
      const isUnknown = error.statusCode === 410
      const page = isUnknown ? pages.describeNoBranch(branch) : pages.describeBranchFailure(error.message, request.url)
      send(request, reply, error.statusCode, page)
    }
    return undefined
  }

  const wait = (request: FastifyRequest, reply: FastifyReply, { builds, branch, claims }: Visit) => {
    reply.header('Retry-After', 3)
    const { log, ...state } = builds.state()
    // The log names files of the whole site.
    const seen = claims.paths || log === undefined ? state : { ...state, log }
    return send(request, reply, 503, pages.describeBuild(seen, { url: request.url, branch }))
  }

  app.register(async (scope) => {
    // The server of the build parses bodies.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))

    // The CORS plugin handles OPTIONS for every URL.
    const method = app.supportedMethods.filter((name) => name !== 'OPTIONS')
    scope.route({
      method,
      url: '/*',
      handler: async (request, reply) => {
        const visit = await enter(request, reply)
        if (!visit) return reply
        const { builds, claims } = visit
        servers.closeDropped()
        const number = claims.paths ? '' : chooseBuild(request, reply, builds)
        const chosen = number ? builds.get(Number(number)) : builds.current()
        if (!chosen) {
          if (!number) return wait(request, reply, visit)
          const newest = new URLSearchParams(splitUrl(request.url)[1])
          newest.set(BUILD_PARAMETER, '')
          return send(request, reply, 410, pages.describeGone(number, urlOf(request, newest)))
        }
        const path = readRequestTarget(request.url)?.path
        const site = path === undefined ? chosen : await findBuildWith(path, chosen, builds.list())
        await servers.answer(builds, site, request, reply)
        return reply
      },
    })

    scope.get<{ Params: { collection: string; '*': string } }>(`${OPEN_PATH}/:collection/*`, async (request, reply) => {
      const visit = await enter(request, reply)
      if (!visit) return reply
      const { builds, branch, claims } = visit
      const { collection, '*': id } = request.params
      const entry = await findEntry(branch, collection, id)
      if (claims.paths && (!entry?.path || !maySeePath(claims, encodePath(entry.path)))) return refuse(request, reply)
      // The published page shows its draft, and the 404 page shows the draft of a new page.
      if (claims.paths && entry?.path) {
        return reply.headers(PREVIEW_HEADERS).redirect(encodePath(entry.path), 303)
      }
      if (!entry) {
        const near = findNearNames(id, await listIds(branch, collection))
        return send(request, reply, 404, pages.describeUnknown(collection, id, near, branch))
      }
      const site = builds.current()
      const page = site && (await findEntryPage(site, entry.manifestId))
      if (page) {
        waiting.delete(entry.manifestId)
        // Older builds do not include the newest version.
        setChoice(request, reply, BUILD_COOKIE, '')
        return reply.headers(PREVIEW_HEADERS).redirect(encodePath(page), 303)
      }
      if (page === null || entry.path === undefined) {
        return send(request, reply, 404, pages.describePageless(collection, id))
      }
      if (builds.state().state === 'ready') {
        const since = waiting.get(entry.manifestId)
        if (since !== undefined && (builds.lastBegun() ?? 0) >= since) {
          return send(request, reply, 404, pages.describeAbsent({ url: request.url, branch }))
        }
        if (since === undefined) {
          if (waiting.size >= MAX_WAITING) waiting.clear()
          waiting.set(entry.manifestId, Date.now())
        }
        builds.request(0)
      }
      return wait(request, reply, visit)
    })

    await scope.register(async (form) => {
      form.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      )
      form.post<{ Body?: Record<string, string> }>(SIGN_IN_PATH, ({ body }, reply) =>
        signIn(reply.request, reply, { sent: body?.[PREVIEW_PARAMETER] ?? '', to: readLocal(body?.['to']) }),
      )
    })

    scope.post<{ Querystring: { to?: unknown } }>(pages.BUILD_PATH, async (request, reply) => {
      const visit = await enter(request, reply)
      if (!visit) return reply
      if (visit.claims.paths) return refuse(request, reply)
      visit.builds.request(0)
      return reply.headers(PREVIEW_HEADERS).redirect(readLocal(request.query.to), 303)
    })
  })
}

/** Returns the number of the chosen build, or "" for the newest. */
function chooseBuild(request: FastifyRequest, reply: FastifyReply, builds: Builds) {
  const named = isDocument(request) ? new URLSearchParams(splitUrl(request.url)[1]).get(BUILD_PARAMETER) : null
  const number = named ?? readCookie(request, BUILD_COOKIE)
  if (named !== null) setChoice(request, reply, BUILD_COOKIE, builds.get(Number(named)) ? named : '')
  return /^\d{1,9}$/.test(number) ? number : ''
}

/** Returns true for requests that accept HTML, unlike those for scripts, images and data. */
const isDocument = ({ method, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html')

const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https'

function splitUrl(url: string): [path: string, search: string] {
  const [path = ''] = url.split('?', 1)
  return [path, url.slice(path.length)]
}

/** Returns the URL of the request with another query. The URL always stays on this site. */
function urlOf(request: FastifyRequest, query: URLSearchParams) {
  const path = encodePath(readRequestTarget(request.url)?.path ?? '/')
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

function withoutToken(request: FastifyRequest) {
  const query = new URLSearchParams(splitUrl(request.url)[1])
  query.delete(PREVIEW_PARAMETER)
  return urlOf(request, query)
}

/** Reads a path of this site from a form, with query and fragment. Returns "/" for anything else. */
function readLocal(to: unknown) {
  if (typeof to !== 'string') return '/'
  const [url = ''] = to.split('#', 1)
  const target = readRequestTarget(url)
  const rest = (target?.search ?? '') + to.slice(url.length)
  return target ? encodePath(target.path) + rest.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent) : '/'
}

function setChoice(request: FastifyRequest, reply: FastifyReply, name: string, value: string) {
  const end = value === '' ? '; Max-Age=0' : ''
  const secure = isSecure(request) ? '; Secure' : ''
  const cookie = `${name}=${encodeURIComponent(value)}${end}; Path=/; HttpOnly; SameSite=Lax${secure}`
  reply.header('Set-Cookie', cookieFor(request, cookie))
}
