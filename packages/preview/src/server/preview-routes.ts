import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import fastifySSE from '@fastify/sse'
import type { PageName } from '@galley/content'
import { buildNavigation } from '@galley/core/build-navigation'
import { pageCollectionNames } from '@galley/core/collections'
import {
  BRANCH_GONE,
  BRANCH_PARAMETER,
  type DraftChanges,
  HEARTBEAT_SECONDS,
  PREVIEW_API,
  type PreviewBranchSummary,
  type PreviewSession,
} from '@galley/core/preview'
import { encodePath } from '@galley/core/url-path'
import { site } from '@galley/site'
import { collections } from '@galley/site/collections'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { z } from 'zod'
import { type Baselines, MAX_BASELINE_BYTES } from './baselines'
import { BranchError, type Branches } from './branches'
import { buildDraftSearch } from './build-draft-search'
import { databaseOf, narrowView, registerDraftContent } from './content'
import { type ImageRoutesOptions, registerImages } from './image-routes'
import { registerLinks } from './links/register-links'
import { type Presence, registerPresence } from './presence'
import { createRequestBaselines } from './request-baselines'
import { registerShares } from './share-routes'
import { registerEvents } from './stream-events'
import {
  findVisiblePath,
  type Guard,
  maySeeBranch,
  maySeePath,
  registerGuard,
  type SharedLinks,
  SharedLinksError,
  type Tokens,
} from './tokens'
import { registerUnsavedText, sendNoBuild } from './unsaved-text'
import { visibleBuild, visibleChanges, visibleIn, visiblePage, visibleProblems } from './visible-drafts'

export interface PreviewRoutesOptions extends ImageRoutesOptions {
  branches: Branches
  guard: Guard
  tokens: Tokens
  sharedLinks: SharedLinks
  baselines: Baselines
  /** Origins of published sites whose pages may send requests. */
  origins: readonly string[]
  /** Origin of the preview builds. @default the origin of the request */
  buildOrigin?: string | undefined
  /** URL that opens a content file in an editor, see `PreviewSettings`. */
  editorUrl?: string | undefined
  /** True lets a token for all pages correct links in the files of the default branch. @default false */
  hasEdits?: boolean
  /** Tracks viewers of pages; undefined turns presence off. */
  presence?: Presence | undefined
}

const pageNames = pageCollectionNames(collections)
const isPageName = (name: string): name is PageName => (pageNames as string[]).includes(name)

const pageQuery = z.object({ path: z.string().max(3000), baseline: z.string() })

/** Registers the API of the preview. Every route needs a token, except signed files, and no cache stores a response. */
export async function registerPreviewRoutes(app: FastifyInstance, options: PreviewRoutesOptions) {
  // The prefix limits the CORS preflight responses to these routes.
  await app.register((api) => registerRoutes(api, options), { prefix: PREVIEW_API })
}

async function registerRoutes(app: FastifyInstance, options: PreviewRoutesOptions) {
  const {
    contents,
    branches,
    guard,
    images,
    baselines,
    contentDirOf,
    origins,
    buildOrigin,
    editorUrl,
    hasEdits,
    presence,
  } = options
  const nameOf = ({ query }: FastifyRequest) =>
    (query as Record<string, string>)[BRANCH_PARAMETER] || branches.defaultBranch
  /** Returns the branch that a request names, once its content is compiled. */
  const branchOf = async (request: FastifyRequest) => {
    const branch = await contents.branch(nameOf(request))
    await branch.ready
    return branch
  }

  app.addHook('onRequest', async (_request, reply) => void reply.headers(PRIVATE))
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'PUT', 'POST', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Last-Event-ID'],
    exposedHeaders: ['Date', 'Retry-After'],
    maxAge: 600,
  })
  // Serializes each cached answer once for all editors.
  const texts = new WeakMap<object, string>()
  app.setReplySerializer((payload) => {
    const answer = payload as object
    const text = texts.get(answer) ?? JSON.stringify(answer)
    texts.set(answer, text)
    return text
  })
  app.setErrorHandler(async (error, request, reply) => {
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
  })

  registerImages(app, { contents, images, contentDirOf })

  await app.register(async (scope) => {
    registerGuard(scope, guard)
    await scope.register(fastifySSE as never, { heartbeatInterval: HEARTBEAT_SECONDS * 1000 })
    await scope.register(rateLimit, { global: false, keyGenerator: (request) => request.preview.jti })
    registerDraftContent(scope, {
      databaseOf: async (request) => {
        const { store } = (await branchOf(request)).content
        const { paths } = request.preview
        const readView = () => store.view()
        if (!paths) return databaseOf(store, 'all', readView)
        const maySee = (path: string) => maySeePath(request.preview, path)
        return databaseOf(store, JSON.stringify(paths), () => narrowView(readView(), maySee))
      },
    })
    await registerApi(scope)
  })

  async function registerApi(api: FastifyInstance) {
    const { baselineOf, againstOf, comparedOf } = createRequestBaselines({ baselines, contents, guard })

    api.get('/branches', async (request): Promise<{ branches: PreviewBranchSummary[] }> => {
      const { preview: claims } = request
      const names = (await branches.list()).filter((name) => maySeeBranch(claims, name))
      const summaries = names.map(async (name): Promise<PreviewBranchSummary> => {
        const { committedAt, subject, author } = branches.commitOf(name) ?? {}
        const opened = await contents.find(name)?.catch(() => undefined)
        return {
          name,
          isDefault: name === branches.defaultBranch,
          ...(committedAt !== undefined && { committedAt }),
          // Commit messages may name any page.
          ...(!claims.paths && { subject, author }),
          ...(opened?.builds && { build: opened.builds.state().state }),
        }
      })
      return { branches: await Promise.all(summaries) }
    })

    api.get('/session', async (request): Promise<PreviewSession> => {
      const opened = await branchOf(request)
      const { content, builds } = opened
      const { sub, exp, branches: seen, paths = ['/**'] } = request.preview
      const all = await branches.list()
      const branch = nameOf(request)
      const editor = editorUrl?.replace('{branch}', () => encodePath(branch || (site.repository?.branch ?? '')))
      return {
        name: sub,
        expires: new Date(exp * 1000).toISOString(),
        now: new Date().toISOString(),
        branch,
        branches: all.filter((name) => seen?.includes(name) ?? true),
        paths,
        revision: content.store.revision,
        build: visibleBuild(request.preview, opened),
        presence: presence !== undefined,
        ...(editor !== undefined && !request.preview.paths && { editorUrl: editor }),
        // Builds for a path scope have no drafts.
        ...(builds &&
          !request.preview.paths && { buildOrigin: buildOrigin ?? `${request.protocol}://${request.host}` }),
      }
    })

    api.put<{ Params: { id: string } }>(
      '/baselines/:id',
      { bodyLimit: MAX_BASELINE_BYTES },
      async ({ params, body }, reply) => {
        if (baselines.add(params.id, body)) return reply.code(204).send()
        return reply
          .code(400)
          .send({ error: `Invalid baseline. Send the baseline file of the build unchanged.` })
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

    registerUnsavedText(api, { branchOf, baselineOf, guard })

    registerLinks(api, {
      branchOf,
      comparedOf,
      // Shared links are read-only.
      mayEdit: (request) => {
        const { paths, parents } = request.preview
        return hasEdits === true && nameOf(request) === branches.defaultBranch && !paths && !parents
      },
      guard,
    })

    api.get<{ Querystring: { collection?: string } }>('/navigation', async (request, reply) => {
      const { collection = '' } = request.query
      if (!isPageName(collection)) {
        return reply.code(404).send({ error: `There is no collection of pages "${collection}".` })
      }
      // The tree names every page, so pages with a path scope keep the tree of the build.
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
        const view = maySee ? narrowView(content.store.view(), maySee) : content.store.view()
        const names = pageNames.filter((name) => view.entriesOf(name).length > 0)
        const pages = names.flatMap((name) => view.entriesOf(name))
        const trees = maySee
          ? names.map((name) => buildNavigation(view.entriesOf(name), view.folders()))
          : await Promise.all(names.map((name) => content.navigation(name)))
        return buildDraftSearch(
          { revision: view.revision, pages, navigation: trees.flat(), areas: site.search.areas },
          visibleChanges(claims, await content.changes(baseline, maySee)),
        )
      }
      return claims.paths ? search() : content.once(`search ${baseline.id}`, search)
    })

    api.get('/build', async (request) => visibleBuild(request.preview, await branchOf(request)))

    api.post('/build', async (request, reply) => {
      if (request.preview.paths) return guard.refuse(request, reply)
      const { builds } = await branchOf(request)
      builds?.request(0)
      return reply.code(builds ? 202 : 404).send(builds?.state() ?? { error: 'This server makes no preview builds.' })
    })

    api.post('/refresh', async (request, reply) => {
      if (request.preview.paths) return guard.refuse(request, reply)
      const result = await branches.refresh()
      return reply.code(result.problems.length > 0 ? 502 : 200).send(result)
    })

    const { endStreams } = registerEvents(api, { branchOf, nameOf, guard, presence })
    registerShares(api, { ...options, nameOf, endStreams })
    if (presence) registerPresence(api, { presence, guard })
  }
}

const LINKS_BROKEN =
  'The list of shared links cannot be read or written, so no link can be shared or revoked. See the log of the preview server.'

const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', Vary: 'Authorization, Cookie, Origin' }
