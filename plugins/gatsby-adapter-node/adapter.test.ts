import { existsSync } from 'node:fs'
import { readFile, rm, stat, utimes } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import type { LatestBuild } from '@galley/core/build-manifest'
import { SERVER_MANIFEST_FILE, type ServerManifest } from '@galley/core/server-manifest'
import { site } from '@galley/site'
import { routeRules } from '@galley/site/route-rules'
import { workInOwnFolder, writeOwnFiles } from '@galley/testing/own-folder.fixture'
import type { IAdapter } from 'gatsby'
import { createNodeAdapter } from './adapter'
import type { BuiltSite } from './build-server-manifest'
import { createFileThreads } from './file-threads'
import type * as Worker from './file-worker'
import { hashInline } from './inline-hashes'

let built: BuiltSite
/** The steps of the build in Gatsby's store. */
const activities = {
  createPages: { text: 'createPages', type: 'spinner', duration: 4.04 },
  onPostBuild: { text: 'onPostBuild', type: 'spinner', duration: 1000 },
  build: { text: 'build', type: 'hidden', duration: 2000 },
  'run page queries': { text: 'run page queries', type: 'progress', duration: 1000.5 },
  'requires-writer': { text: 'write out requires', type: 'pending' },
}
jest.mock('gatsby/dist/redux', () => ({ store: { getState: () => ({ ...built, config: {}, logs: { activities } }) } }))

// Runs the tasks of the threads in the thread of the tests.
jest.mock('./file-threads', () => ({
  createFileThreads: jest.fn(async () => ({
    ...jest.requireActual<typeof Worker>('./file-worker'),
    count: 2,
    close: async () => undefined,
  })),
}))

type AdaptContext = Parameters<IAdapter['adapt']>[0]

const PAGE = `<html><body><script>start()</script>${'<p>Read on.</p>'.repeat(200)}</body></html>`
const BUNDLE = `/app-0123456789abcdef0123.js`

let messages: string[]
let warnings: string[]
let panics: string[]

workInOwnFolder()
beforeEach(() => {
  messages = []
  warnings = []
  panics = []
  writeOwnFiles({
    'public/index.html': PAGE,
    'public/docs/index.html': PAGE,
    [`public${BUNDLE}`]: 'run();'.repeat(500),
    'public/small.txt': 'few words',
    'public/photo.png': 'pixels'.repeat(500),
  })
})

const write = (file: string, text: string) => writeOwnFiles({ [file]: text })

/** Returns the files of `public/` that exist. */
const existing = (...files: string[]) => files.filter((file) => existsSync(`public/${file}`))

const readJson = async (file: string) => JSON.parse((await readFile(file)).toString()) as unknown
const readManifest = () => readJson(SERVER_MANIFEST_FILE) as Promise<ServerManifest>
const readLatest = () => readJson('public/builds/latest.json') as Promise<LatestBuild>

async function adapt(pages = ['/', '/docs'], mode = 'SSG', redirects: BuiltSite['redirects'] = []) {
  const component = '/project/src/templates/docs-page.tsx?__contentFilePath=/project/content/docs/a.b.mdx'
  built = { pages: new Map(pages.map((path) => [path, { path, component, mode }])), redirects, functions: [] }
  const reporter = {
    info: (text: string) => void messages.push(text),
    warn: (text: string) => void warnings.push(text),
    panicOnBuild: (text: string) => void panics.push(text),
  }
  await createNodeAdapter().adapt({ reporter } as unknown as AdaptContext)
}

test('writes the manifest with the hashes of the final pages', async () => {
  await adapt()
  const manifest = await readManifest()
  expect(manifest.pages).toEqual(['/', '/docs'])
  expect(manifest.inlineHashes['/docs']?.scripts).toEqual([expect.stringMatching(/^sha256-.{43}=$/)])
  expect((await readFile('public/_headers')).toString()).toContain(manifest.inlineHashes['/docs']?.scripts[0])
  expect(existing('_redirects')).toHaveLength(1)
})

test('real threads give the same headers and compressed files', async () => {
  await adapt()
  const find = async () => [await readFile('public/_headers'), await readFile('public/docs/index.html.br')]
  const expected = await find()
  await rm('public/docs/index.html.br')
  await rm('.cache', { recursive: true })
  const actual = jest.requireActual<{ createFileThreads: typeof createFileThreads }>('./file-threads')
  jest.mocked(createFileThreads).mockImplementationOnce(actual.createFileThreads)
  await adapt()
  expect(await find()).toEqual(expected)
})

test('all pages share one policy, which allows the frames of each page', async () => {
  const frames = '<iframe title="a" src="https://demo.example/a?b"></iframe><iframe src="/own"></iframe>'
  write('public/docs/index.html', PAGE.replace('</body>', `${frames}</body>`))
  await adapt()
  expect((await readManifest()).frameOrigins).toEqual(['https://demo.example'])
  const headers = (await readFile('public/_headers')).toString()
  expect(headers.match(/frame-src [^;]* https:\/\/demo\.example;/g)).toHaveLength(headers.match(/frame-src/g)!.length)
})

test('reads a page again only when its file changed', async () => {
  const build = async (script: string, time: Date) => {
    write('public/docs/index.html', PAGE.replace('start()', script))
    await utimes('public/docs/index.html', time, time)
    await adapt()
    return (await readManifest()).inlineHashes['/docs']
  }
  const first = await build('start()', new Date('2026-01-01'))
  expect(await build('other()', new Date('2026-01-01'))).toEqual(first)
  expect(await build('third()', new Date('2026-01-02'))).not.toEqual(first)
})

test('compresses texts of 1 KB or more, and gives each copy the time of its source', async () => {
  await adapt()
  expect(brotliDecompressSync(await readFile('public/docs/index.html.br')).toString()).toBe(PAGE)
  expect(existing(`${BUNDLE}.br`, 'small.txt.br', 'photo.png.br')).toEqual([`${BUNDLE}.br`])
  expect(existing('../.cache/compressing')).toEqual([])
})

test('logs the number of ready pages, those that this build wrote, and the slowest steps of the build', async () => {
  await adapt()
  const slowest = 'slowest: run page queries 1000\\.5 s, onPostBuild 1000\\.0 s, createPages 4\\.0 s'
  const ready = (written: number) =>
    `^2 pages are ready to serve, ${written} of them written by this build in \\d+\\.\\d s; `
  // As after the restore of a cache.
  const earlier = new Date('2026-01-01')
  for (const page of ['index.html', 'docs/index.html']) await utimes(`public/${page}`, earlier, earlier)
  await adapt()
  expect(messages).toEqual([expect.stringMatching(`${ready(2)}${slowest}$`), expect.stringMatching(ready(0))])
})

test('a preview build compresses only hashed files, and removes compressed pages', async () => {
  await adapt()
  process.env['CONTENT_DRAFTS'] = 'include'
  await adapt().finally(() => delete process.env['CONTENT_DRAFTS'])
  expect(existing(`${BUNDLE}.br`, 'docs/index.html.br')).toEqual([`${BUNDLE}.br`])
})

test('compresses only what changed since the last build', async () => {
  await adapt()
  const { ino } = await stat(`public${BUNDLE}.br`)
  write('public/docs/index.html', PAGE.replaceAll('Read', 'Look'))
  await rm('public/index.html.br')
  await adapt()
  expect(messages[1]).toContain(', 1 of them written by ')
  expect((await stat(`public${BUNDLE}.br`)).ino).toBe(ino)
  expect(existing('index.html.br')).toHaveLength(1)
  expect(brotliDecompressSync(await readFile('public/docs/index.html.br')).toString()).toContain('Look on.')
})

test('removes copies of deleted or small sources, but no copy from static/', async () => {
  write('public/feed.xml', '<item/>'.repeat(300))
  write('public/data.json.br', 'published')
  write('static/data.json.br', 'published')
  await adapt()
  await rm('public/docs/index.html')
  write('public/feed.xml', '<item/>')
  await adapt(['/'])
  const kept = ['data.json.br', 'index.html.br']
  expect(existing('docs/index.html.br', 'feed.xml.br', ...kept)).toEqual(kept)
})

test('reports in one message everything that the server cannot serve', async () => {
  await adapt(['/live', '/later'], 'SSR')
  expect(panics).toHaveLength(1)
  expect(panics[0]).toMatch(/Page "\/live".*\nPage "\/later"/)
  expect(existing(`../${SERVER_MANIFEST_FILE}`)).toEqual([])
})

test('reports a page without a file, with the remedy', async () => {
  await expect(adapt(['/', '/gone'])).rejects.toThrow('Page "/gone" has no file gone/index.html in public/.')
})

describe('payloads', () => {
  const TEXT = 'Read on. '.repeat(200)
  const dataOf = (text: string) => JSON.stringify({ componentChunkName: 'internal', result: { data: { text } } })

  beforeEach(() => {
    write('public/page-data/index/page-data.json', dataOf('Home'))
    write('public/page-data/docs/page-data.json', dataOf(TEXT))
  })

  test('the payload of a page has the data of its template, and nothing internal', async () => {
    write('public/page-data/404.html/page-data.json', dataOf('Not found'))
    write('public/404.html', PAGE)
    await adapt(['/', '/404.html', '/docs'])
    const shared = { version: 1, template: 'docs-page' }
    expect(await readJson('public/_payload.json')).toEqual({ ...shared, path: '/', data: { text: 'Home' } })
    expect(await readJson('public/docs/_payload.json')).toEqual({ ...shared, path: '/docs', data: { text: TEXT } })
    expect(existing('docs/_payload.json.br')).toEqual([])
  })

  test('writes a payload again only if the data of its page changed', async () => {
    await adapt()
    const target = 'public/docs/_payload.json'
    const { ino, ctimeMs } = await stat(target)
    await adapt()
    expect(await stat(target)).toMatchObject({ ino, ctimeMs })
    write('public/page-data/docs/page-data.json', dataOf('Other'))
    await adapt()
    expect(await readJson('public/docs/_payload.json')).toMatchObject({ data: { text: 'Other' } })
  })

  test('removes the payloads of deleted pages, but no payload in static/', async () => {
    write('public/mine/_payload.json', '{}')
    write('static/mine/_payload.json', '{}')
    await adapt()
    await adapt(['/'])
    const kept = ['_payload.json', 'mine/_payload.json']
    expect(existing('docs/_payload.json', ...kept)).toEqual(kept)
  })
})

describe('pages for redirects', () => {
  const REDIRECTS = [
    { fromPath: '/old/page', toPath: '/docs?a=1#start', isPermanent: true },
    { fromPath: '/docs', toPath: '/' },
    { fromPath: '/small.txt/old', toPath: '/' },
    { fromPath: '/v1/*', toPath: 'https://v1.example/*' },
  ]
  const build = () => adapt(['/', '/docs'], 'SSG', REDIRECTS)
  const isRedirect = async (page: string) => (await readFile(`public/${page}/index.html`)).includes('http-equiv')

  afterEach(() => jest.restoreAllMocks())

  test('exist with redirectPages only, and never replace a page or file', async () => {
    await build()
    expect(existing('old', 'v1')).toEqual([])
    jest.replaceProperty(site, 'redirectPages', true)
    await build()
    expect(await isRedirect('old/page')).toBe(true)
    expect(await isRedirect('v1')).toBe(true)
    expect(await isRedirect('docs')).toBe(false)
    expect(existing('small.txt')).toHaveLength(1)
  })

  test('name the target for browsers, search engines and readers, and their script is in the policy', async () => {
    jest.replaceProperty(site, 'redirectPages', true)
    await build()
    const html = (await readFile('public/old/page/index.html')).toString()
    expect(html).toContain('<a href="/docs?a=1#start">/docs?a=1#start</a>')
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/docs?a=1#start">')
    expect(html).toContain(`<link rel="canonical" href="${site.url}/docs?a=1">`)
    expect(html).toContain('<meta name="robots" content="noindex">')
    const { scripts } = hashInline(Buffer.from(html))
    expect((await readFile('public/_headers')).toString()).toContain(`'${scripts[0]}'`)
  })

  test('are gone in the next build without their redirect, and do not change its id', async () => {
    await build()
    const { id } = await readLatest()
    jest.replaceProperty(site, 'redirectPages', true)
    await build()
    await build()
    expect((await readLatest()).id).toBe(id)
    await adapt()
    expect(existing('old/page/index.html', 'docs/index.html')).toEqual(['docs/index.html'])
  })

  test('are known to the next build even if Gatsby deleted its cache', async () => {
    jest.replaceProperty(site, 'redirectPages', true)
    await build()
    expect(existing('../.cache/adapters/galley/redirect-pages.json')).toHaveLength(1)
    expect(String(await readFile(require.resolve('gatsby/dist/services/initialize')))).toContain('`!.cache/adapters`')
  })

  test('a warning names the redirects that cannot have a page', async () => {
    jest.replaceProperty(site, 'redirectPages', true)
    await build()
    expect(warnings).toEqual([
      expect.stringContaining('have no page: "/v1/*". Hosts without redirects need a line in content/redirects.yml'),
    ])
  })
})

test('latest.json has the id of the build, and meta/<id>.json describes the build', async () => {
  await adapt()
  const latest = await readLatest()
  expect(latest.id).toMatch(/^[0-9a-f]{20}$/)
  expect(Math.abs(Date.now() - latest.timestamp)).toBeLessThan(60_000)
  const rules = routeRules.map(({ path, validate, middleware = [] }) => ({ path, validate: !!validate, middleware }))
  const contents = { ...latest, prerendered: ['/', '/docs'], matcher: { redirects: [], rules } }
  expect(await readJson(`public/builds/meta/${latest.id}.json`)).toEqual(contents)
})

test('a build that changes nothing for readers keeps its id, even if times and source maps change', async () => {
  await adapt()
  const first = await readLatest()
  write(`public${BUNDLE}.map`, '{}')
  await utimes('public/small.txt', new Date(), new Date())
  await adapt()
  expect(await readLatest()).toEqual(first)
})

test.each(['docs/index.html', 'page-data/docs/page-data.json', 'small.txt'])('the id changes with %s', async (file) => {
  await adapt()
  const { id } = await readLatest()
  write(`public/${file}`, '{"result":{"data":{}}}')
  await adapt()
  expect((await readLatest()).id).not.toBe(id)
})

test('the id changes with code that a page loads, but not with unused code', async () => {
  write('public/index.html', `${PAGE}<script src="${BUNDLE}"></script>`)
  await adapt()
  const { id } = await readLatest()
  write('public/old-ffff456789abcdef0123.js', 'old()')
  await adapt()
  expect((await readLatest()).id).toBe(id)
  write('public/index.html', `${PAGE}<script src="/app-eeee456789abcdef0123.js"></script>`)
  write('public/app-eeee456789abcdef0123.js', 'run();')
  await adapt()
  expect((await readLatest()).id).not.toBe(id)
})

describe('files of earlier builds', () => {
  const CHUNK = '7-aaaa456789abcdef0123.js'
  const PICTURE = 'static/bbbb456789abcdef0123bbbb/picture.webp'
  const DAY_MS = 86_400_000

  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }))
  afterEach(() => jest.useRealTimers())

  test('files of earlier builds stay for keepDays, then are removed with their copies', async () => {
    write(`public/${CHUNK}`, 'run();'.repeat(500))
    await adapt()
    jest.setSystemTime(Date.now() + site.updates.keepDays * DAY_MS)
    await adapt()
    expect(existing(CHUNK, `${CHUNK}.br`)).toHaveLength(2)
    jest.setSystemTime(Date.now() + 1)
    await adapt()
    expect(existing(CHUNK, `${CHUNK}.br`)).toEqual([])
  })

  test('keeps files that pages or their scripts refer to, and the description of the build', async () => {
    write('public/index.html', `${PAGE}<script src="${BUNDLE}"></script><img src="/${PICTURE}">`)
    write(`public${BUNDLE}`, 'load({7:"aaaa456789abcdef0123"})')
    write(`public/${CHUNK}`, 'run()')
    write(`public/${PICTURE}`, 'pixels')
    for (let build = 0; build < 3; build += 1) {
      await adapt()
      jest.setSystemTime(Date.now() + 1000 * DAY_MS)
    }
    expect(existing(BUNDLE, CHUNK, PICTURE, `builds/meta/${(await readLatest()).id}.json`)).toHaveLength(4)
  })

  test('a file deleted from static/ is deleted from public/, unless its name has a hash or the file has changed', async () => {
    const FONT = 'fonts/geist-latin-0123456789.woff2'
    for (const file of ['secret.pdf', 'robots.txt', 'logo.txt', FONT]) {
      write(`static/${file}`, 'words')
      write(`public/${file}`, 'words')
    }
    await adapt()
    for (const file of ['secret.pdf', 'robots.txt', FONT]) await rm(`static/${file}`)
    write('public/robots.txt', 'written by a plugin')
    await adapt()
    // Tabs opened before the build may still request the font.
    const kept = ['robots.txt', 'logo.txt', FONT]
    expect(existing('secret.pdf', ...kept)).toEqual(kept)
  })
})
