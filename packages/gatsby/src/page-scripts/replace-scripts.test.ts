import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { workInOwnFolder } from '@galley/testing/own-folder.fixture'
import type * as Files from 'gatsby/dist/utils/ensure-file-content'
import type * as Extractor from 'gatsby/dist/utils/gatsby-webpack-stats-extractor'
import { pageScripts, readScripts } from './replace-scripts'

// Gatsby's own extractor writes the scripts. It does not use these modules, which take seconds to load.
jest.mock('gatsby/dist/redux', () => ({ store: { dispatch: jest.fn() } }))
jest.mock('gatsby/dist/utils/adapter/manager', () => ({ setWebpackAssets: jest.fn() }))
jest.mock('gatsby/dist/utils/webpack/plugins/partial-hydration', () => ({
  PARTIAL_HYDRATION_CHUNK_REASON: 'hydration',
}))

const CHUNKS = { 'component---src-pages-404-tsx': ['/shared-1.js', '/a"b-1.js'] }
const SCRIPTS_FILE = 'public/_gatsby/slices/_gatsby-scripts-1.html'

workInOwnFolder()
beforeEach(() => {
  jest.resetModules()
  mkdirSync('public')
  process.env['GATSBY_SLICES'] = 'true'
})
afterEach(() => {
  delete process.env['GATSBY_SLICES']
})

/** Lets Gatsby write the scripts of a build with these files. */
async function writeScripts() {
  const { GatsbyWebpackStatsExtractor } = jest.requireActual<typeof Extractor>(
    'gatsby/dist/utils/gatsby-webpack-stats-extractor',
  )
  const groups = Object.entries({
    polyfill: ['polyfill-1.js'],
    app: ['webpack-runtime-1.js', 'app-1.js'],
    'component---src-pages-404-tsx': ['a"b-1.js'],
  })
  const stats = {
    hash: '0f3a',
    toJson: () => ({}),
    compilation: {
      chunkGroups: groups.map(([name, files]) => ({ name, chunks: [{ files }], getChildrenByOrders: () => ({}) })),
    },
  }
  await new Promise<void>((done) => {
    const tapAsync = (_name: string, run: (given: typeof stats, end: () => void) => void) => run(stats, done)
    new GatsbyWebpackStatsExtractor('').apply({ hooks: { done: { tapAsync } } } as never)
  })
  return readFileSync(SCRIPTS_FILE, 'utf8')
}

const warn = jest.fn()
const options = { publicDir: 'public', basePath: '', listChunks: () => CHUNKS, reporter: { warn } }
const install = () => pageScripts.apply(jest.requireActual as unknown as NodeJS.Require, options)

test.each([
  ['chunks', /___chunkMapping/],
  ['hash', /___webpackCompilationHash/],
  ['scripts that run', / async/g],
  ['content', /[^]+/],
])('returns undefined for HTML without %s', async (_part, known) => {
  const html = (await writeScripts()).replaceAll(new RegExp(known, 'g'), '')
  expect(readScripts(html)).toBeUndefined()
})

test('keeps unknown scripts and warns', async () => {
  const startsLater = install()
  const { ensureFileContent } = jest.requireActual<typeof Files>('gatsby/dist/utils/ensure-file-content')
  await ensureFileContent(SCRIPTS_FILE, '<script></script>')
  expect(readFileSync(SCRIPTS_FILE, 'utf8')).toBe('<script></script>')
  expect(startsLater()).toBe(false)
  expect(warn.mock.calls).toEqual([
    ['Gatsby ends pages with unknown scripts. Every page loads and starts the application at once.'],
  ])
})

test('writes the URLs of scripts as data, and the chunks to a file', async () => {
  const startsLater = install()
  const html = await writeScripts()
  expect(startsLater()).toBe(true)
  const name = readdirSync('public').find((file) => file.startsWith('chunks-'))!
  expect(name).toMatch(/^chunks-[0-9a-f]{10}\.js$/)
  const window: { ___chunkMapping?: object; ___webpackCompilationHash?: string } = {}
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- it is what a browser does with it
  new Function('window', readFileSync(`public/${name}`, 'utf8'))(window)
  expect(window).toEqual({ ___chunkMapping: CHUNKS, ___webpackCompilationHash: '0f3a' })
  expect(html).toBe(
    `<script type="application/json" id="_Galley-scripts">["/${name}","/webpack-runtime-1.js","/app-1.js"]</script>`,
  )
})

test('does not change other files', async () => {
  install()
  const { ensureFileContent } = jest.requireActual<typeof Files>('gatsby/dist/utils/ensure-file-content')
  expect(await ensureFileContent('public/index.html', '<p>')).toBe(true)
  expect(await ensureFileContent('public/index.html', '<p>')).toBe(false)
  expect(readFileSync('public/index.html', 'utf8')).toBe('<p>')
  expect(existsSync(SCRIPTS_FILE)).toBe(false)
})
