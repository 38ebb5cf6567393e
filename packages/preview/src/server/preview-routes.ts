import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import fastifySSE from '@fastify/sse'
import type { PageName } from '@galley/content'
import { buildNavigation } from '@galley/core/build-navigation'
import { pageCollectionNames } from '@galley/core/collections'
import { onceForEach } from '@galley/core/once-for-each'
import { BRANCH_GONE, type DraftChanges, HEARTBEAT_SECONDS, PREVIEW_API } from '@galley/core/preview'
import { site } from '@galley/site'
import { collections } from '@galley/site/collections'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { z } from 'zod'
import { MAX_BASELINE_BYTES } from './baselines'
import { BranchError } from './branches/branches'
import { buildDraftSearch } from './build-draft-search'
import { registerDraftContent } from './content/draft-content'
import { narrowView } from './guest-content'
import { registerImages } from './image-routes'
import { registerLinks } from './links/register-links'
import { registerPresence } from './presence'
import { createRequestReader, type PreviewRoutesOptions, type RouteContext } from './request-reader'
import { registerSession } from './session-routes'
import { registerShares } from './share-routes'
import { registerEvents } from './stream-events'
import { findVisiblePath, registerGuard, SharedLinksError } from './tokens'
import { registerUnsavedText, sendNoBuild } from './unsaved-text'
import { visibleChanges, visibleIn, visiblePage, visibleProblems } from './visible-drafts'

const pageNames = pageCollectionNames(collections)
const isPageName = (name: string): name is PageName => (pageNames as string[]).includes(name)

const pageQuery = z.object({ path: z.string().max(3000), baseline: z.string() })

/** Registers the API of the preview. Every route needs a token, except signed files, and no cache stores a response. */
export async function registerPreviewRoutes(app: FastifyInstance, options: PreviewRoutesOptions) {
  // The prefix limits the CORS preflight responses to these routes.
  await app.register((api) => registerRoutes(api, options), { prefix: PREVIEW_API })
}

async function registerRoutes(app: FastifyInstance, options: PreviewRoutesOptions) {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(PRIVATE))
  await app.register(cors, {
    origin: [...options.origins],
    methods: ['GET', 'PUT', 'POST', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Last-Event-ID'],
    exposedHeaders: ['Date', 'Retry-After'],
    maxAge: 600,
  })
  // Serializes each cached answer once for all editors.
  const textOf = onceForEach((answer: object) => JSON.stringify(answer))
  app.setReplySerializer((payload) => textOf(payload as object))
  app.setErrorHandler(sendError)
  registerImages(app, options.contents, options.branches, options.images)
  await app.register((api) => registerGuarded(api, options))
}

async function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof BranchError) {
    const isGone = error.statusCode === 410
    return reply.code(error.statusCode).send({ error: error.message, ...(isGone && { code: BRANCH_GONE }) })
  }
  if (error instanceof GraphQLError) {
    return reply.code(422).send({ error: `The preview cannot run the query of this page: ${error.message}` })
  }
  if (error instanceof SharedLinksError) {
    request.log.error({ err: error }, 'the list of shared links cannot be used')
    return reply.code(500).send({ error: LINKS_BROKEN })
  }
  // The server that the preview is mounted on handles other errors.
  throw error
}

/** Registers the routes that need a token. */
async function registerGuarded(api: FastifyInstance, options: PreviewRoutesOptions) {
  const { guard, presence } = options
  const context: RouteContext = { ...options, ...createRequestReader(options) }
  registerGuard(api, guard)
  await api.register(fastifySSE as never, { heartbeatInterval: HEARTBEAT_SECONDS * 1000 })
  await api.register(rateLimit, { global: false, keyGenerator: (request) => request.preview.jti })
  registerSession(api, context)
  registerPages(api, context)
  registerUnsavedText(api, context)
  registerNavigation(api, context)
  registerDraftContent(api, context)
  registerLinks(api, context)
  registerShares(api, context, registerEvents(api, context))
  if (presence) registerPresence(api, presence, guard)
}

/** Registers the routes for baselines of builds, changes since a build, and changed pages. */
function registerPages(api: FastifyInstance, context: RouteContext) {
  const { baselines, branchOf, baselineOf, againstOf, comparedOf } = context

  api.put<{ Params: { id: string } }>(
    '/baselines/:id',
    { bodyLimit: MAX_BASELINE_BYTES },
    async ({ params, body }, reply) => {
      if (baselines.add(params.id, body)) return reply.code(204).send()
      return reply.code(400).send({ error: `Invalid baseline. Send the baseline file of the build unchanged.` })
    },
  )

  api.get('/changes', async (request, reply): Promise<DraftChanges | undefined> => {
    const { content } = await branchOf(request)
    const against = await comparedOf(request, reply)
    if (!against) return
    const { revision } = content.store
    const maySee = visibleIn(request.preview)
    const [changes, problems] = await Promise.all([content.changes(against, maySee), content.problems()])
    return {
      revision,
      changes: visibleChanges(request.preview, changes),
      problems: visibleProblems(request.preview, problems),
    }
  })

  api.get('/page', async (request, reply) => {
    const wanted = pageQuery.safeParse(request.query)
    if (!wanted.success)
      return reply.code(400).send({ error: 'Name the page with "path" and the build with "baseline".' })
    const baseline = baselineOf(request, reply)
    if (!baseline) return
    const { content } = await branchOf(request)
    if (!content.hasBuild) return sendNoBuild(reply, content)
    const against = await againstOf(request, reply, baseline)
    if (!against) return
    const path = findVisiblePath(request.preview, wanted.data.path)
    const maySee = visibleIn(request.preview)
    const page = path === undefined ? undefined : await content.page(path, baseline, maySee, against)
    if (!page) return reply.code(404).send({ error: `There is no page at ${wanted.data.path}.` })
    return visiblePage(request.preview, page)
  })
}

/** Registers the routes for the navigation and the search sections of drafts. */
function registerNavigation(api: FastifyInstance, { branchOf, baselineOf }: RouteContext) {
  api.get<{ Querystring: { collection?: string } }>('/navigation', async (request, reply) => {
    const { collection = '' } = request.query
    if (!isPageName(collection)) {
      return reply.code(404).send({ error: `There is no collection of pages "${collection}".` })
    }
    // The tree names every page, so a browser whose token has a path scope keeps the tree of the build.
    if (request.preview.paths) return reply.code(204).send()
    return (await branchOf(request)).content.navigation(collection)
  })

  api.get('/search', async (request, reply) => {
    const baseline = baselineOf(request, reply)
    if (!baseline) return
    const { content } = await branchOf(request)
    const claims = request.preview
    const search = async () => {
      const maySee = visibleIn(claims)
      const view = maySee ? narrowView(content.store.view(), ({ path }) => maySee(path)) : content.store.view()
      const names = pageNames.filter((name) => view.entriesOf(name).length > 0)
      const pages = names.flatMap((name) => view.entriesOf(name))
      const navigation = names.flatMap((name) => buildNavigation(view.entriesOf(name), view.folders()))
      return buildDraftSearch(
        { revision: view.revision, pages, navigation, areas: site.search.areas },
        visibleChanges(claims, await content.changes(baseline, maySee)),
      )
    }
    return claims.paths ? search() : content.once(`search ${baseline.id}`, search)
  })
}

const LINKS_BROKEN =
  'The list of shared links cannot be read or written, so no link can be shared or revoked. See the log of the preview server.'

const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', Vary: 'Authorization, Cookie, Origin' }
