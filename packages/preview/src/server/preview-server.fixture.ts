import { EventEmitter } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { baselineIdOf, type CompiledFile, type CompileRequest } from '@galley/content'
import { compile as compileFile } from '@galley/content/compiler/compile-worker'
import type { Baseline, PageComponents } from '@galley/core/preview'
import { handleError } from '@galley/server/error-response'
import Fastify, { type InjectOptions } from 'fastify'
import { createBaselines } from './baselines'
import { type BranchContent, createBranchContent } from './branch-content'
import { type BranchCommit, BranchError, type Branches } from './branches/branches'
import type { Builds } from './builds/builds'
import { createImageUrls } from './image-routes'
import type { PreviewBranch } from './open-branch'
import { createPresence } from './presence'
import { registerPreviewRoutes } from './preview-routes'
import { createGuard, createSharedLinks, createTokens, deriveKey, sharedLinksFile, type TokenOptions } from './tokens'

const SECRET = new Uint8Array(32).fill(7)
/** Origin of the published site, whose pages may send requests. */
export const SITE_ORIGIN = 'https://docs.example.com'

/** The parts of Gatsby's schema that the queries below use. */
export const SCHEMA = `
  scalar Date
  scalar JSON
  type ImageSharp { gatsbyImageData(width: Int): JSON }
  type File { publicURL: String childImageSharp: ImageSharp }
  type ContentImage { path: String! width: Int! height: Int! file: File }
  type Doc { id: ID! path: String! title: String! body: JSON toc: JSON images: [ContentImage!]! draft: Boolean }
  type Author { slug: String! name: String! }
  type Post { id: ID! path: String! title: String! date(formatString: String): Date authors: [Author] body: JSON }
  type Template { title: String! body: JSON }
  type Landing { path: String! title: String! }
  type Neighbour { path: String! title: String! }
  type DocConnection { nodes: [Doc!]! }
  input StringFilter { eq: String }
  input DocFilter { language: StringFilter }
  type Query {
    doc(id: StringFilter): Doc
    post(id: StringFilter): Post
    landing(path: StringFilter): Landing
    template(id: StringFilter): Template
    allDoc(filter: DocFilter): DocConnection!
    contentSurround(collection: String!, path: String!, before: Int! = 1, after: Int! = 1): [Neighbour]!
    site: JSON
  }
`

/** The queries of a build's pages. */
export const COMPONENTS: PageComponents = {
  queries: {
    'templates/docs-page':
      'query($id: String!) { doc(id: { eq: $id }) { path title body toc images { path width height file { publicURL } } } }',
    'templates/blog-post':
      'query($id: String!, $path: String!) { post(id: { eq: $id }) { path title date authors { name } body } contentSurround(collection: "posts", path: $path) { path title } }',
    'templates/template-page': 'query($id: String!) { template(id: { eq: $id }) { title body } }',
    'templates/landing-page':
      'query($language: String) { landing(path: { eq: "/" }) { path title } allDoc(filter: { language: { eq: $language } }) { nodes { path title } } }',
  },
}

/** Returns a baseline with these files. Other files count as changed. */
export function baselineOf(files: Baseline['files'] = {}, paths: Baseline['paths'] = {}): Baseline {
  return { id: baselineIdOf({ files, paths }), files, paths }
}

/** An image with one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

interface PreviewServerOptions {
  compile?: (request: CompileRequest) => Promise<CompiledFile>
  /** Files in `content/` of each branch, the default one first. */
  branches: Record<string, Record<string, string | Buffer>>
  builds?: Builds
  /** Last commits of the branches. */
  commits?: Record<string, BranchCommit>
  /** True if there is a build. @default true */
  hasBuild?: boolean
  /** Pages of the build without a content file. @default links to paths are not checked */
  otherPages?: readonly string[]
  /** True if links may be corrected. @default false */
  hasEdits?: boolean
  /** True turns presence on. @default false */
  hasPresence?: boolean
}

/** Starts the routes of a preview server on the content of a test. */
export async function createPreviewServer({
  compile = async (request) => compileFile(request),
  branches,
  builds,
  commits = {},
  hasBuild = true,
  otherPages,
  hasEdits = false,
  hasPresence = false,
}: PreviewServerOptions) {
  const root = mkdtempSync(join(tmpdir(), 'preview-'))
  const [defaultBranch = ''] = Object.keys(branches)
  const contentDirOf = (branch: string) => join(root, encodeURIComponent(branch) || 'tree', 'content')
  const write = (file: string, text: string | Buffer, branch = defaultBranch) => {
    const path = join(contentDirOf(branch), file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const images = createImageUrls(deriveKey(SECRET, 'image addresses'))
  const opened = new Map<string, PreviewBranch & { content: BranchContent }>()
  for (const [branch, files] of Object.entries(branches)) {
    mkdirSync(contentDirOf(branch), { recursive: true })
    for (const [file, text] of Object.entries(files)) write(file, text, branch)
    const content = createBranchContent({
      contentDir: contentDirOf(branch),
      compile,
      urlOf: (file, digest) => images.urlOf(branch, file, digest),
      report: () => undefined,
    })
    if (hasBuild) content.useBuild({ schema: SCHEMA, components: COMPONENTS, ...(otherPages && { otherPages }) })
    opened.set(branch, {
      content,
      builds,
      buildState: () => builds?.state() ?? { state: 'none' },
      ready: content.open({ isWatched: false }),
    })
  }
  await Promise.all([...opened.values()].map(({ ready }) => ready))

  const revoked = new Set<string>()
  // Reads the clock at each call, because a test may replace it.
  const revocations = { read: async () => revoked, revoke: async (id: string) => void revoked.add(id) }
  const tokens = createTokens({ secret: SECRET, revocations, now: () => Date.now() })
  const sharedLinks = sharedLinksFile(root)
  const open = async (branch: string) => {
    const found = opened.get(branch)
    if (found) return found
    throw new BranchError(`There is no branch "${branch}".`, 410)
  }
  const events: Branches['events'] = new EventEmitter()
  const logged: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void logged.push(line) } } })
  app.setErrorHandler(handleError)
  const routes: string[] = []
  app.addHook('onRoute', ({ method, url }) => void routes.push(`${String(method)} ${url}`))
  await app.register(registerPreviewRoutes, {
    contents: {
      branch: open,
      find: (branch: string) => (opened.has(branch) ? open(branch) : undefined),
      close: async () => undefined,
    },
    branches: {
      defaultBranch,
      list: async () => Object.keys(branches),
      commitOf: (branch: string) => commits[branch],
      open: async (branch: string) => ({ projectDir: join(contentDirOf(branch), '..') }),
      refresh: async () => ({ changed: [], gone: [], problems: [] }),
      events,
      close: async () => undefined,
    },
    guard: await createGuard(app, { tokens, allowedOrigins: [SITE_ORIGIN], defaultBranch }),
    tokens,
    sharedLinks: createSharedLinks(sharedLinks, revocations),
    presence: hasPresence ? createPresence() : undefined,
    images,
    baselines: createBaselines(),
    origins: [SITE_ORIGIN],
    hasEdits,
    editorUrl: 'https://git.example/edit/{branch}/content/{file}#L{line}',
  })
  await app.ready()

  const sign = async (options: Partial<TokenOptions> = {}) =>
    (await tokens.sign({ name: 'ana', expiresInSeconds: 3600, ...options })).token
  const send = (url: string, token?: string, { headers, ...options }: InjectOptions = {}) =>
    app.inject({ url, ...options, headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers } })
  /** Sends the baseline of a build to the server. Returns the query that names the baseline. */
  const know = async (baseline: Baseline, token: string) => {
    await send(`/api/preview/baselines/${baseline.id}`, token, { method: 'PUT', payload: baseline })
    return `baseline=${baseline.id}`
  }

  return {
    app,
    /** All routes, such as "GET /api/preview/page". */
    routes,
    images,
    revoked,
    /** The file with shared links. */
    sharedLinks,
    tokens,
    /** Logged warnings and errors. */
    logged,
    sign,
    send,
    know,
    contentOf: (branch = defaultBranch) => opened.get(branch)!.content,
    contentDirOf,
    write,
    /** Sends the current content to the server as the baseline of a build. Returns the query that names the baseline. */
    publish: async (token: string) => know(await opened.get(defaultBranch)!.content.baseline(), token),
    /** Saves a file and waits until the server has compiled it. */
    save: async (file: string, text: string | Buffer, branch = defaultBranch) => {
      write(file, text, branch)
      await opened.get(branch)!.content.store.update([file])
    },
    remove: async (file: string, branch = defaultBranch) => {
      rmSync(join(contentDirOf(branch), file))
      await opened.get(branch)!.content.store.update([file])
    },
    close: async () => {
      await app.close()
      rmSync(root, { recursive: true })
    },
  }
}

export type PreviewServer = Awaited<ReturnType<typeof createPreviewServer>>
