import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { IAdapter } from 'gatsby'
import { SERVER_MANIFEST_FILE, type ServerManifest } from '../../src/lib/server-manifest'
import { createNodeAdapter } from './adapter'
import type { BuiltSite } from './build-server-manifest'

let built: BuiltSite
jest.mock('gatsby/dist/redux', () => ({ store: { getState: () => ({ ...built, config: {} }) } }))

type AdaptContext = Parameters<IAdapter['adapt']>[0]

const PAGE = `<html><body><script>start()</script>${'<p>Read on.</p>'.repeat(200)}</body></html>`
const BUNDLE = `/app-0123456789abcdef0123.js`

let projectDir: string
let messages: string[]
let panics: string[]

beforeEach(async () => {
  projectDir = await mkdtemp(join(tmpdir(), 'adapter-'))
  messages = []
  panics = []
  await write('public/index.html', PAGE)
  await write('public/docs/index.html', PAGE)
  await write(`public${BUNDLE}`, 'run();'.repeat(500))
  await write('public/small.txt', 'few words')
  await write('public/photo.png', 'pixels'.repeat(500))
})

afterEach(() => rm(projectDir, { recursive: true }))

async function write(file: string, text: string) {
  await mkdir(dirname(join(projectDir, file)), { recursive: true })
  await writeFile(join(projectDir, file), text)
}

async function exists(file: string) {
  return stat(join(projectDir, file)).then(
    () => true,
    () => false,
  )
}

function read(file: string) {
  return readFile(join(projectDir, file))
}

async function readManifest() {
  return JSON.parse((await read(SERVER_MANIFEST_FILE)).toString()) as ServerManifest
}

async function adapt(pages = ['/', '/docs'], mode = 'SSG') {
  built = { pages: new Map(pages.map((path) => [path, { path, mode }])), redirects: [], functions: [] }
  const reporter = {
    info: (text: string) => void messages.push(text),
    panicOnBuild: (text: string) => void panics.push(text),
  }
  await createNodeAdapter(projectDir).adapt({ reporter } as unknown as AdaptContext)
}

test('asks for addresses without a slash at the end', async () => {
  const config = await createNodeAdapter().config?.({} as never)
  expect(config?.supports).toEqual({ pathPrefix: false, trailingSlash: ['never'] })
})

test('writes the manifest with the hashes of the final pages', async () => {
  await adapt()
  const manifest = await readManifest()
  expect(manifest.pages).toEqual(['/', '/docs'])
  expect(manifest.scriptHashes['/docs']).toEqual([expect.stringMatching(/^sha256-.{43}=$/)])
  expect((await read('public/_headers')).toString()).toContain(manifest.scriptHashes['/docs']?.[0])
  expect(await exists('public/_redirects')).toBe(true)
})

test('reads a page again only when its file changed', async () => {
  const long = new Date('2026-01-01')
  const replaceScript = (script: string) => write('public/docs/index.html', PAGE.replace('start()', script))
  await utimes(join(projectDir, 'public/docs/index.html'), long, long)
  await adapt()
  const first = (await readManifest()).scriptHashes['/docs']

  await replaceScript('other()')
  await utimes(join(projectDir, 'public/docs/index.html'), long, long)
  await adapt()
  expect((await readManifest()).scriptHashes['/docs']).toEqual(first)

  await replaceScript('third()')
  await adapt()
  expect((await readManifest()).scriptHashes['/docs']).not.toEqual(first)
})

test('compresses text of some size, both ways, with the time of its source', async () => {
  await adapt()
  expect(brotliDecompressSync(await read('public/docs/index.html.br')).toString()).toBe(PAGE)
  expect(gunzipSync(await read('public/docs/index.html.gz')).toString()).toBe(PAGE)
  expect(await exists(`public${BUNDLE}.br`)).toBe(true)
  expect(await exists('public/small.txt.br')).toBe(false)
  expect(await exists('public/photo.png.gz')).toBe(false)
  expect(await exists('.cache/compressing')).toBe(false)
  expect(messages[0]).toMatch(
    /^2 pages are ready to serve, 2 of them written by this build in \d+\.\d s; 3 files were compressed anew$/,
  )
})

test('compresses only what changed since the last build', async () => {
  await adapt()
  await adapt()
  expect(messages[1]).toMatch(/, 0 of them written by .*; 0 files were compressed anew$/)
  await write('public/docs/index.html', PAGE.replaceAll('Read', 'Look'))
  await rm(join(projectDir, 'public/index.html.gz'))
  await adapt()
  expect(messages[2]).toMatch(/, 1 of them written by .*; 2 files were compressed anew$/)
  expect(gunzipSync(await read('public/docs/index.html.gz')).toString()).toContain('Look on.')
})

test('removes copies whose source is gone or became small, and leaves what the project publishes itself', async () => {
  await write('public/feed.xml', '<item/>'.repeat(300))
  await write('public/data.json.gz', 'published')
  await write('static/data.json.gz', 'published')
  await write('public/backup.tar.gz', 'published')
  await adapt()
  await rm(join(projectDir, 'public/docs/index.html'))
  await write('public/feed.xml', '<item/>')
  await adapt(['/'])
  for (const gone of ['docs/index.html.br', 'docs/index.html.gz', 'feed.xml.br', 'feed.xml.gz']) {
    expect(await exists(`public/${gone}`)).toBe(false)
  }
  expect(await exists('public/data.json.gz')).toBe(true)
  expect(await exists('public/backup.tar.gz')).toBe(true)
  expect(await exists('public/index.html.br')).toBe(true)
})

test('the same site gives the same files', async () => {
  await adapt()
  const first = await Promise.all([SERVER_MANIFEST_FILE, 'public/_headers', 'public/_redirects'].map(read))
  await adapt(['/docs', '/'])
  expect(await Promise.all([SERVER_MANIFEST_FILE, 'public/_headers', 'public/_redirects'].map(read))).toEqual(first)
})

test('what the server cannot serve fails the build in one message', async () => {
  await adapt(['/live', '/later'], 'SSR')
  expect(panics).toHaveLength(1)
  expect(panics[0]).toMatch(/Page "\/live".*\nPage "\/later"/)
  expect(await exists(SERVER_MANIFEST_FILE)).toBe(false)
})

test('a page without its file is an error that says what to do', async () => {
  await expect(adapt(['/', '/gone'])).rejects.toThrow('Page "/gone" has no file gone/index.html in public/.')
})
