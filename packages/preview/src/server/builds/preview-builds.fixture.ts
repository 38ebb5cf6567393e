import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import cors from '@fastify/cors'
import type { BuildState } from '@galley/core/preview'
import { handleError } from '@galley/server/error-response'
import { RequestLog } from '@galley/server/request-log'
import { createBuiltSite } from '@galley/testing/built-site.fixture'
import Fastify from 'fastify'
import { createGuard, createTokens } from '../tokens'
import type { PreviewBuildsOptions } from './build-visits'
import type { Builds } from './builds'
import type { FoundEntry } from './find-entry-page'
import { type PreviewBuild, KEPT_BUILDS } from './kept-builds'
import { registerPreviewBuilds } from './register-preview-builds'

/** Files that each build starts with. */
let template: ReturnType<typeof createBuiltSite> | undefined

afterAll(async () => (await template)?.remove())

/** Starts a server with builds that the test makes. */
export async function createBuildServer(changed: Partial<PreviewBuildsOptions> = {}) {
  template ??= createBuiltSite()
  const { projectDir } = await template
  const folder = await mkdtemp(join(tmpdir(), 'built-'))
  const tokens = createTokens({
    secret: new TextEncoder().encode('a secret of more than thirty-two bytes'),
    revocations: { read: async () => new Set<string>() },
  })
  const logLines: string[] = []
  const entries = new Map<string, FoundEntry>()
  const own = createBuilds(join(folder, 'own'), projectDir)
  const published = createBuilds(join(folder, 'published'), projectDir)

  const app = Fastify({
    logger: { level: 'info', stream: { write: (line) => void logLines.push(line) } },
    logController: new RequestLog(),
    trustProxy: changed.trustProxy ?? false,
  })
  app.setErrorHandler(handleError)
  // Stands for the API of the same server.
  app.register(cors, { origin: ['https://docs.example.com'] })
  app.get('/api/preview/session', async () => ({ isApi: true }))
  registerPreviewBuilds(app, {
    findBuilds: async (branch) => (branch === '' ? own.builds : undefined),
    findPublished: async () => published.builds,
    guard: await createGuard(app, { tokens }),
    defaultBranch: '',
    editorOrigins: [],
    trustProxy: false,
    findEntry: (_branch, collection, id) => entries.get(`${collection}/${id}`),
    listIds: (_branch, collection) =>
      [...entries.keys()].flatMap((key) => (key.startsWith(`${collection}/`) ? key.slice(collection.length + 1) : [])),
    ...changed,
  })

  return {
    app,
    tokens,
    entries,
    requests: own.requests,
    logLines,
    build: own.build,
    /** Makes a build of the published content, for tokens with a path scope. */
    publish: published.build,
    setState: own.setState,
    setPublishedState: published.setState,
    sign: async (scopes: { branches?: string[]; paths?: string[] } = {}) =>
      (await tokens.sign({ name: 'ana', expiresInSeconds: 3600, ...scopes })).token,
    async close() {
      await app.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** Builds that the test makes. */
function createBuilds(folder: string, projectDir: string) {
  const requests: (number | undefined)[] = []
  let state: BuildState = { state: 'queued' }
  let kept: PreviewBuild[] = []

  const builds: Builds = {
    state: () => state,
    request: (quietMs) => void requests.push(quietMs),
    onState: () => () => {},
    kept: {
      current: () => kept.at(-1),
      get: (build) => kept.find((each) => each.build === build),
      list: () => kept,
    },
    lastBegun: undefined,
    close: async () => {},
  }

  /** Makes a build with its number on each page. `manifests` has the page paths of entries by id. */
  async function build(files: Record<string, string> = {}, manifests: Record<string, string | null> = {}) {
    const number = (kept.at(-1)?.build ?? 0) + 1
    const site = join(folder, String(number))
    await cp(projectDir, site, { recursive: true })
    const docs = join(site, 'public/docs/install/index.html')
    await writeFile(docs, (await readFile(docs, 'utf8')).replace('Read on.', `Build ${number}.`))
    await rm(`${docs}.br`)
    await write(
      join(site, 'public/page-data/docs/install/page-data.json'),
      JSON.stringify({ build: number, ...JSON.parse(files['page-data'] ?? '{}') }),
    )
    for (const [file, text] of Object.entries(files)) await write(join(site, file), text)
    for (const [id, path] of Object.entries(manifests)) {
      const manifest = { node: { id }, page: { path }, foundPageBy: 'ownerNodeId' }
      await write(
        join(site, `public/__node-manifests/@galley/gatsby-transformer-collections/${id}.json`),
        JSON.stringify(manifest),
      )
    }
    const all = [...kept, { build: number, folder: site, readyAt: new Date().toISOString(), tookMs: 20_000 }]
    kept = all.slice(-KEPT_BUILDS)
    for (const old of all.slice(0, -KEPT_BUILDS)) await rm(old.folder, { recursive: true })
    state = { state: 'ready', build: number }
    builds.lastBegun = Date.now()
    return site
  }

  return { builds, build, requests, setState: (next: BuildState) => void (state = next) }
}

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
