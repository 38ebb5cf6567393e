import { OPEN_PATH, PREVIEW_PARAMETER } from '@galley/core/preview'
import { encodePath } from '@galley/core/url-path'
import { readRequestTarget } from '@galley/server/request-target'
import type { FastifyInstance } from 'fastify'
import { maySeePath } from '../tokens'
import * as pages from './build-pages'
import {
  BUILD_COOKIE,
  BUILD_PARAMETER,
  chooseBuild,
  type PreviewBuildsOptions,
  readQuery,
  setChoice,
  urlOf,
  Visits,
} from './build-visits'
import { findEntryPage, findNearNames } from './find-entry-page'
import { findBuildWith } from './kept-builds'
import { createSiteServers, PREVIEW_HEADERS } from './site-servers'
import { SIGN_IN_PATH } from './status-page-script'

/** Size limit of the sign-in form: a token and the URL to continue to. */
const MAX_FORM_BYTES = 20_000

/** Maximum number of entries that are remembered while editors wait for them. */
const MAX_WAITING = 1000

/** Serves the preview builds to requests with a token, at every URL that no other route handles. */
export function registerPreviewBuilds(app: FastifyInstance, options: PreviewBuildsOptions) {
  const visits = new Visits(options)
  const servers = createSiteServers(options)
  app.addHook('onClose', servers.closeAll)

  app.register(async (scope) => {
    // The server of the build parses bodies.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    registerSite(scope, visits, servers)
    registerEntries(scope, visits, options)
    await registerForms(scope, visits)
  })
}

/** Registers the pages and files of builds. */
function registerSite(scope: FastifyInstance, visits: Visits, servers: ReturnType<typeof createSiteServers>) {
  // The CORS plugin handles OPTIONS for every URL.
  const method = scope.supportedMethods.filter((name) => name !== 'OPTIONS')
  scope.route({
    method,
    url: '/*',
    handler: async (request, reply) => {
      const visit = await visits.enter(request, reply)
      if (!visit) return reply
      const { builds, claims } = visit
      servers.closeDropped()
      const number = claims.paths ? '' : chooseBuild(request, reply, builds)
      const chosen = number ? builds.kept.get(Number(number)) : builds.kept.current()
      if (!chosen) {
        if (!number) return visits.sendWaiting(request, reply, visit)
        const newest = readQuery(request)
        newest.set(BUILD_PARAMETER, '')
        return visits.send(request, reply, 410, pages.describeGone(number, urlOf(request, newest)))
      }
      const path = readRequestTarget(request.url)?.path
      const site = path === undefined ? chosen : await findBuildWith(path, chosen, builds.kept.list())
      await servers.answer(builds.kept, site, request, reply)
      return reply
    },
  })
}

/** Registers the path that opens the page of an entry. The page waits until a build has the entry. */
function registerEntries(scope: FastifyInstance, visits: Visits, { findEntry, listIds }: PreviewBuildsOptions) {
  /** Time when each entry was first missing in a build. */
  const waiting = new Map<string, number>()

  scope.get<{ Params: { collection: string; '*': string } }>(`${OPEN_PATH}/:collection/*`, async (request, reply) => {
    const visit = await visits.enter(request, reply)
    if (!visit) return reply
    const { builds, branch, claims } = visit
    const { collection, '*': id } = request.params
    const entry = await findEntry(branch, collection, id)
    if (claims.paths && (!entry?.path || !maySeePath(claims, encodePath(entry.path))))
      return visits.refuse(request, reply)
    // The published page shows its draft, and the 404 page shows the draft of a new page.
    if (claims.paths && entry?.path) {
      return reply.headers(PREVIEW_HEADERS).redirect(encodePath(entry.path), 303)
    }
    if (!entry) {
      const near = findNearNames(id, await listIds(branch, collection))
      return visits.send(request, reply, 404, pages.describeUnknown(collection, id, near, branch))
    }
    const site = builds.kept.current()
    const page = site && (await findEntryPage(site, entry.manifestId))
    if (page) {
      waiting.delete(entry.manifestId)
      // Older builds do not include the newest version.
      setChoice(request, reply, BUILD_COOKIE, '')
      return reply.headers(PREVIEW_HEADERS).redirect(encodePath(page), 303)
    }
    if (page === null || entry.path === undefined) {
      return visits.send(request, reply, 404, pages.describePageless(collection, id))
    }
    if (builds.state().state === 'ready') {
      const since = waiting.get(entry.manifestId)
      if (since !== undefined && (builds.lastBegun ?? 0) >= since) {
        return visits.send(request, reply, 404, pages.describeAbsent(request.url, branch))
      }
      if (since === undefined) {
        if (waiting.size >= MAX_WAITING) waiting.clear()
        waiting.set(entry.manifestId, Date.now())
      }
      builds.request(0)
    }
    return visits.sendWaiting(request, reply, visit)
  })
}

/** Registers the forms of status pages: the sign-in and the button that requests a build. */
async function registerForms(scope: FastifyInstance, visits: Visits) {
  await scope.register(async (form) => {
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    form.post<{ Body?: Record<string, string> }>(SIGN_IN_PATH, ({ body }, reply) =>
      visits.signIn(reply.request, reply, { sent: body?.[PREVIEW_PARAMETER] ?? '', to: readLocal(body?.['to']) }),
    )
  })

  scope.post<{ Querystring: { to?: unknown } }>(pages.BUILD_PATH, async (request, reply) => {
    const visit = await visits.enter(request, reply)
    if (!visit) return reply
    if (visit.claims.paths) return visits.refuse(request, reply)
    visit.builds.request(0)
    return reply.headers(PREVIEW_HEADERS).redirect(readLocal(request.query.to), 303)
  })
}

/** Reads a path of this site from a form, with query and fragment. Returns "/" for anything else. */
function readLocal(to: unknown) {
  if (typeof to !== 'string') return '/'
  const [url = ''] = to.split('#', 1)
  const target = readRequestTarget(url)
  const rest = (target?.search ?? '') + to.slice(url.length)
  return target ? encodePath(target.path) + rest.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent) : '/'
}
