import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import {
  BASELINE_PATH,
  COMPONENTS_FILE,
  type BuildState,
  type DraftChanges,
  INPUTS_FILE,
  PREVIEW_API,
  PREVIEW_CACHE_FOLDER,
  SCHEMA_FILE,
} from '@galley/core/preview'
import { SERVER_MANIFEST_FILE, type ServerManifest } from '@galley/core/server-manifest'
import { handleError } from '@galley/server/error-response'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import Fastify, { type FastifyInstance } from 'fastify'
import { createGitRepository } from './branches/git-repository.fixture'
import { mountPreview } from './mount-preview'
import { baselineOf, COMPONENTS, SCHEMA } from './preview-server.fixture'
import { type PreviewSettings, readPreviewSettings } from './preview-settings'

jest.setTimeout(60_000)

const baseline = baselineOf()
const { at: path, write } = createTestFolder()
let app: FastifyInstance
let lines: string[]

beforeEach(() => {
  // The preview compiles content with the code in these folders.
  for (const folder of ['node_modules', 'src']) symlinkSync(join(process.cwd(), folder), path(folder))
  mkdirSync(path('content'))
  lines = []
  app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } })
  app.setErrorHandler(handleError)
})
afterEach(() => app.close())

/** Returns a function that sends requests with a token for everything. */
async function mount(changed: Partial<PreviewSettings> = {}) {
  const off = { PREVIEW_ORIGINS: '', PREVIEW_EDITS: 'off', PREVIEW_BUILDS: 'off', PREVIEW_SANDBOX: 'off' }
  const settings = { ...readPreviewSettings(off, path()), ...changed }
  const env = { PATH: process.env['PATH'] }
  const { tokens, branches } = await mountPreview(app, { settings, projectDir: path(), env })
  const { token } = await tokens.sign({ name: 'ana', expiresInSeconds: 60 })
  const get = async (url: string, accept = '*/*', paths?: string[]) => {
    const narrow = paths && (await tokens.sign({ name: 'guest', expiresInSeconds: 60, paths }))
    return app.inject({ url, headers: { authorization: `Bearer ${narrow?.token ?? token}`, accept } })
  }
  return Object.assign(get, { branches })
}

describe('the queries of a build', () => {
  const askPage = async () => {
    const get = await mount()
    // Opens the branch.
    await get(`${PREVIEW_API}/session`)
    return get(`${PREVIEW_API}/page?path=/nowhere&baseline=${baseline.id}`)
  }

  beforeEach(() => {
    write(`public${BASELINE_PATH}`, JSON.stringify(baseline))
    write(`${PREVIEW_CACHE_FOLDER}/${SCHEMA_FILE}`, SCHEMA)
    write(`${PREVIEW_CACHE_FOLDER}/${COMPONENTS_FILE}`, JSON.stringify(COMPONENTS))
    const manifest: ServerManifest = { pages: ['/search'], redirects: [], headers: [], inlineHashes: {} }
    write(SERVER_MANIFEST_FILE, JSON.stringify(manifest))
  })

  test('come with the list of pages that links may lead to', async () => {
    write('content/docs/links.md', '# Links\n\n[A](/search) [B](/nowhere)\n')
    const get = await mount()
    const { problems } = (await get(`${PREVIEW_API}/changes?baseline=${baseline.id}`)).json<DraftChanges>()
    expect(problems).toMatchObject([{ file: 'docs/links.md', href: '/nowhere' }])
  })

  test('are not ready before the first build', async () => {
    rmSync(path(PREVIEW_CACHE_FOLDER), { recursive: true })
    expect((await askPage()).statusCode).toBe(503)
    expect(lines).toEqual([])
  })

  test('cause an error with the file and a remedy if the files of the build are damaged', async () => {
    const file = write(`${PREVIEW_CACHE_FOLDER}/${COMPONENTS_FILE}`, '{"')
    const answer = await askPage()
    const error = 'The last build is damaged. The log of the preview server says what to do.'
    expect([answer.statusCode, answer.json()]).toEqual([500, { error }])
    expect(lines.join('')).toContain(`${file} cannot be read: `)
    expect(lines.join('')).toContain('Run `npx galley build` again.')
  })
})

test('reports that settings, packages and redirects saved after the build wait for the next one', async () => {
  write('content/docs/index.md', '# Docs\n')
  write(`${PREVIEW_CACHE_FOLDER}/${INPUTS_FILE}`, '{}')
  const get = await mount()
  const build = async () => (await get(`${PREVIEW_API}/build`)).json<BuildState>()
  expect(await build()).toEqual({ state: 'none' })
  write('package.json', '{}')
  write('content/redirects.yml', '/old: /docs\n')
  let found = await build()
  while (found.waiting?.count !== 2) found = await build()
  expect(found).toEqual({ state: 'none', waiting: { count: 2, files: ['content/redirects.yml', 'package.json'] } })
})

test('removes the builds of a deleted branch, even if it was deleted while no server ran', async () => {
  const origin = createGitRepository()
  origin.push('drafts', '# Draft')
  const folderOf = (name: string) => path(`.preview/preview-builds/${name}`)
  for (const name of ['%3Apublished', 'main', 'drafts', 'feature%2Flong-gone', 'tree', 'old.removed']) {
    write(`.preview/preview-builds/${name}/site/public/index.html`, name)
  }
  const { branches } = await mount({ repository: origin.repository, hasBuilds: true })
  expect(readdirSync(folderOf(''))).toEqual(['%3Apublished', 'drafts', 'main', 'tree'])

  origin.git('push', '-q', 'origin', '--delete', 'drafts')
  await branches.refresh()
  while (existsSync(folderOf('drafts'))) await new Promise((resolve) => setTimeout(resolve, 10))
  expect(readdirSync(folderOf(''))).toContain('main')
  origin.remove()
})

test('a token with a path scope gets the build of the published content only', async () => {
  const manifest: ServerManifest = { pages: ['/', '/a'], redirects: [], headers: [], inlineHashes: {} }
  const keep = (branch: string, text: string) => {
    const folder = `.preview/preview-builds/${branch}/builds/1`
    write(`${folder}/build.json`, JSON.stringify({ readyAt: '2026-01-01T00:00:00.000Z', tookMs: 1 }))
    write(`${folder}/package.json`, '{}')
    write(`${folder}/${SERVER_MANIFEST_FILE}`, JSON.stringify(manifest))
    const files = ['index.html', 'page-data/sq/d/1.json']
    for (const file of files) write(`${folder}/public/${file}`, text)
    return files
  }
  keep('%3Apublished', 'published')
  const files = keep('tree', 'with drafts')
  write('content/docs/a.md', '# A\n')
  const get = await mount({ hasBuilds: true })
  for (const file of files) {
    const url = `/${file.replace(/\/?index\.html$/, '')}`
    expect([url, (await get(url, 'text/html')).body]).toEqual([url, 'with drafts'])
    expect([url, (await get(url, 'text/html', ['/a'])).body]).toEqual([url, 'published'])
  }
})
