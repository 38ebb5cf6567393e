import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readScripts, replaceScripts } from './replace-scripts'

const MAPPING = { app: ['/app-1.js'], 'component---src-pages-404-tsx': ['/a"b-1.js'] }
const CHUNKS = { 'component---src-pages-404-tsx': ['/shared-1.js', '/a"b-1.js'] }

/** As Gatsby writes them: gatsby/dist/utils/gatsby-webpack-stats-extractor.js. */
const HTML = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping=${JSON.stringify(JSON.stringify(MAPPING))};
          </script>
        <script>window.___webpackCompilationHash="0f3a";</script><script src="/polyfill-1.js" nomodule></script><script src="/webpack-runtime-1.js" async></script><script src="/app-1.js" async></script>`

const SCRIPTS_FILE = 'public/_gatsby/slices/_gatsby-scripts-1.html'

let publicDir: string
beforeEach(() => (publicDir = mkdtempSync(join(tmpdir(), 'start-script-'))))
afterEach(() => rmSync(publicDir, { recursive: true }))

/** Replaces Gatsby's function for writing. */
const install = (gatsby: { ensureFileContent?: (path: string, content: string) => Promise<boolean> }) =>
  replaceScripts((() => gatsby) as unknown as NodeJS.Require, publicDir, () => CHUNKS)

test('reads the scripts that run, and the name of the build', () => {
  expect(readScripts(HTML)).toEqual({
    hash: 'window.___webpackCompilationHash="0f3a";',
    scripts: ['/webpack-runtime-1.js', '/app-1.js'],
  })
})

test.each([
  ['chunks', HTML.replace('___chunkMapping', '___chunks')],
  ['hash', HTML.replace('___webpackCompilationHash', '___hash')],
  ['scripts that run', HTML.replaceAll(' async', ' defer')],
  ['content', ''],
])('scripts without %s are of another Gatsby, and stop the build', (_part, html) => {
  expect(() => readScripts(html)).toThrow('This version of Gatsby ends its pages with scripts that are not known here.')
})

test('pages end with the names of their scripts, and the chunks are in a file', async () => {
  const write = jest.fn().mockResolvedValue(true)
  const gatsby = { ensureFileContent: write }
  install(gatsby)
  expect(await gatsby.ensureFileContent(SCRIPTS_FILE, HTML)).toBe(true)
  const [name] = readdirSync(publicDir)
  expect(name).toMatch(/^chunks-[0-9a-f]{10}\.js$/)
  const window: { ___chunkMapping?: object; ___webpackCompilationHash?: string } = {}
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- it is what a browser does with it
  new Function('window', readFileSync(join(publicDir, name!), 'utf8'))(window)
  expect(window).toEqual({ ___chunkMapping: CHUNKS, ___webpackCompilationHash: '0f3a' })
  expect(write).toHaveBeenCalledWith(
    SCRIPTS_FILE,
    `<script type="application/json" id="scripts">["/${name}","/webpack-runtime-1.js","/app-1.js"]</script>`,
  )
})

test('other files are written as they are', async () => {
  const write = jest.fn().mockResolvedValue(false)
  const gatsby = { ensureFileContent: write }
  install(gatsby)
  expect(await gatsby.ensureFileContent('public/index.html', HTML)).toBe(false)
  expect(write).toHaveBeenCalledWith('public/index.html', HTML)
  expect(readdirSync(publicDir)).toEqual([])
})

test('a Gatsby that writes in another way stops the build', () => {
  expect(() => install({})).toThrow('This version of Gatsby has no function "ensureFileContent".')
})
