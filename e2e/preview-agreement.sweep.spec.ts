import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFileOf, SETTLE_MS } from '@galley/content/content-cache'
import { BASELINE_PATH, type Baseline, type PreviewPage } from '@galley/core/preview'
import { projectFolder } from '../scripts/run.mjs'
import { expect, signToken, startPreviewServer, test } from './preview'
import { BASE_PATH, foldersOf, PREVIEW, UNTOUCHED } from './preview-setup.mjs'
import { readPages } from './site-pages'

/** Fields that only a build can fill: the files of images, and Git data, which a copy of the project does not have. */
const OF_THE_BUILD = ['file', 'lastUpdated', 'contributors', 'socialImage']

function withoutFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFiles)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !OF_THE_BUILD.includes(name))
  return Object.fromEntries(kept.map(([name, field]) => [name, withoutFiles(field)]))
}

/** The folder in which a preview server keeps compiled content. */
const compiledContentOf = (origin: string) => cacheFileOf(join(foldersOf(origin).state, 'content'), '')

/** Copies the compiled content of another server with the same content. The other server saves its compiled content soon after its start. */
async function takeCompiledContent() {
  const compiled = compiledContentOf(PREVIEW)
  await expect.poll(() => existsSync(compiled), { timeout: 2 * SETTLE_MS }).toBe(true)
  rmSync(foldersOf(UNTOUCHED).folder, { recursive: true, force: true })
  cpSync(compiled, compiledContentOf(UNTOUCHED))
}

test('without drafts, the preview returns the same data as the build for every page, from the compiled content of an earlier start', async () => {
  // A busy machine needs a second for each page.
  test.setTimeout(480_000)
  await takeCompiledContent()
  const server = await startPreviewServer(UNTOUCHED, { keep: true })
  try {
    const { token } = await signToken()
    const authorization = { Authorization: `Bearer ${token}` }
    const ask = (path: string) => fetch(`${UNTOUCHED}${BASE_PATH}/api/preview/${path}`, { headers: authorization })
    const text = readFileSync(join(projectFolder, 'public', BASELINE_PATH), 'utf8')
    const { id } = JSON.parse(text) as Baseline
    const sent = await fetch(`${UNTOUCHED}${BASE_PATH}/api/preview/baselines/${id}`, {
      method: 'PUT',
      body: text,
      headers: { ...authorization, 'Content-Type': 'application/json' },
    })
    expect(sent.status).toBe(204)
    expect(await (await ask(`changes?baseline=${id}`)).json()).toMatchObject({ changes: [], problems: [] })

    // The preview does not change the later pages of a list.
    const paths = readPages().filter((path) => !/\/page\/\d+$/.test(path))
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) {
      const query = new URLSearchParams({ path, baseline: id })
      const answer = await ask(`page?${query.toString()}`)
      expect(answer.status, path).toBe(200)
      const page = (await answer.json()) as PreviewPage
      const file = join(projectFolder, 'public/page-data', path === '/' ? 'index' : path, 'page-data.json')
      const built = JSON.parse(readFileSync(file, 'utf8')) as { result: { data?: unknown } }
      expect.soft(withoutFiles(page.data), path).toEqual(withoutFiles(built.result.data))
      expect.soft(page.state, path).toBeUndefined()
    }
  } finally {
    await server.stop()
  }
})
