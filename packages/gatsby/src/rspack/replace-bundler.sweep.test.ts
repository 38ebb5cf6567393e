import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Compiler, Stats } from '@rspack/core'
import { replaceBundler } from './replace-bundler'
import type { GatsbyConfig } from './translate-config'

/** Replaces Gatsby's Babel by a loader that marks each file. */
const BABEL = 'gatsby/dist/utils/babel-loader.js'
const requireFromSite = createRequire(__filename)
const requireFromGatsby = createRequire(requireFromSite.resolve('gatsby/package.json'))
type Plugin = GatsbyConfig['plugins'][number]
const webpack = requireFromGatsby('webpack') as {
  DefinePlugin: new (definitions: object) => Plugin
  HotModuleReplacementPlugin: new () => Plugin
  NormalModule: new () => object
}
const ReactRefreshPlugin = requireFromGatsby('@pmmmwh/react-refresh-webpack-plugin') as new (options: object) => Plugin

/** Waits, because Rspack can still write to its cache after it is closed. */
const remove = (path: string) => rm(path, { recursive: true, maxRetries: 15, retryDelay: 100 })

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rspack-'))
  write({ 'package.json': '{ "browserslist": ["chrome >= 111"] }' })
})

afterEach(() => remove(folder))

function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

interface BundleOptions {
  name?: string
  /** Additional plugins. */
  plugins?: Plugin[]
}

/** Bundles `app.tsx` with Gatsby's rules for JavaScript and TypeScript. */
function bundle({ name = 'build-javascript', plugins = [] }: BundleOptions = {}) {
  write({
    [BABEL]: `module.exports = function (text) {
      return text + '\\nconsole.log("by Babel", __filename, "' + this.getOptions().query + '")'
    }`,
  })
  const use = ({ resourceQuery: query }: { resourceQuery: string }) => [
    { loader: join(folder, BABEL), options: { reactRuntime: 'classic', stage: name, query } },
  ]
  replaceBundler(requireFromSite, { directory: folder, isDevelop: false, reporter: console })
  const gatsby = requireFromSite('gatsby/dist/utils/webpack/bundle') as {
    build: (config: GatsbyConfig) => Promise<{ stats: Stats; close: () => Promise<void> }>
  }
  return gatsby.build({
    name,
    mode: 'production',
    context: folder,
    entry: { app: './app.tsx' },
    output: {
      path: join(folder, 'public'),
      filename: '[name]-[contenthash].js',
      chunkFilename: '[name]-[contenthash].js',
    },
    module: {
      rules: [
        { test: /\.(js|mjs|jsx|ts|tsx)$/, include: (path) => !path.includes('node_modules'), use },
        { test: /\.tsx?$/, use },
      ],
    },
    plugins: [new webpack.DefinePlugin({ __BASE_PATH__: '"/base"' }), ...plugins],
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: {}, unsafeCache: true },
    optimization: { minimize: false },
    cache: { cacheLocation: join(folder, 'cache', name), buildDependencies: { config: [] } },
  })
}

/** Bundles and returns the written code. */
async function readBundle(options?: Parameters<typeof bundle>[0]) {
  const { stats, close } = await bundle(options)
  await close()
  const files = readdirSync(join(folder, 'public'))
  return {
    hash: stats.hash,
    files,
    text: files.map((file) => readFileSync(join(folder, 'public', file), 'utf8')).join('\n'),
  }
}

test('frees the memory of a closed compilation, although Gatsby keeps the close function of the compilation', async () => {
  write({ 'app.tsx': "import('./other')", 'other.ts': '' })
  let compiler: WeakRef<object> | undefined
  const { close } = await bundle({
    plugins: [{ apply: (applied: object) => (compiler = new WeakRef(applied)) }],
  })
  await close()
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  while (compiler!.deref()) {
    await nextTurn()
    collectGarbage()
  }
  await close()
})

test('closes the previous compilation when the next one starts', async () => {
  write({ 'app.tsx': '' })
  let isClosed = false
  const noteEnd = { apply: ({ hooks }: Compiler) => hooks.shutdown.tap('test', () => void (isClosed = true)) }
  await bundle({ plugins: [noteEnd] })
  expect(isClosed).toBe(false)
  await readBundle({ name: 'build-html' })
  expect(isClosed).toBe(true)
})

test("compiles TypeScript and JSX and inserts Gatsby's definitions", async () => {
  write({
    'app.tsx': 'declare const __BASE_PATH__: string, React: any\nconsole.log(<i title={__BASE_PATH__ as string} />)',
  })
  const { files, text } = await readBundle()
  expect(files).toEqual([expect.stringMatching(/^app-[\da-f]+\.js$/)])
  expect(text).toMatch(/React\.createElement\("i", \{\s*title: "\/base"/)
  expect(text).not.toContain('by Babel')
})

test('Babel compiles files with a query or Emotion styles, once each', async () => {
  write({
    'app.tsx': "import './query'; import './style'; import './plain'",
    'query.ts': 'export const query = (graphql: string) => graphql\nconsole.log(query("one"))',
    'style.ts': "import '@emotion/css'\nconsole.log('two')",
    'plain.ts': "console.log('four')",
    'node_modules/@emotion/css/index.js': '',
  })
  const { text } = await readBundle()
  expect(text.match(/"by Babel", .*/g)).toHaveLength(2)
  expect(text).toMatch(/four/)
})

test('Babel receives the options of the file', async () => {
  const queries = Array.from({ length: 50 }, (_, index) => `?export=${index}`)
  write({
    'app.tsx': queries.map((query) => `import './query${query}'`).join('\n'),
    'query.ts': 'export const query = (graphql: string) => graphql\nconsole.log(query("one"))',
  })
  const { text } = await readBundle()
  expect(queries.filter((query) => !text.includes(`"${query}"`))).toEqual([])
})

test('Babel or SWC registers components for Fast Refresh in develop', async () => {
  write({
    'app.tsx': "import { Query } from './query'\nexport function App() { return <Query /> }",
    'query.tsx': 'export const Query = (graphql: string) => <i>{graphql}</i>',
    'node_modules/overlay.js': 'exports.handleRuntimeError = () => console.log("overlay of Gatsby")',
  })
  const { text } = await readBundle({
    name: 'develop',
    plugins: [
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({
        overlay: { sockIntegration: 'whm', module: join(folder, 'node_modules/overlay.js') },
      }),
    ],
  })
  expect(text.match(/\$RefreshReg\$\(_c, .*?\)/g)).toEqual(['$RefreshReg$(_c, "App")'])
  expect(text.match(/\.refresh\(\w+\.id, \w+\.hot\)/g)).toHaveLength(2)
  expect(text).toContain('overlay of Gatsby')
})

test('the hash depends only on the files, even with a cache', async () => {
  write({ 'app.tsx': 'console.log(1)' })
  const first = await readBundle()
  const again = await readBundle()
  await remove(join(folder, 'cache'))
  const cold = await readBundle()
  write({ 'app.tsx': 'console.log(2)' })
  const changed = await readBundle()
  expect([again.hash, cold.hash]).toEqual([first.hash, first.hash])
  expect(changed.hash).not.toBe(first.hash)
})

test.each([
  ['an import', "import { one } from './nowhere'\nconsole.log(one)", /^\.\/app\.tsx:1:.*\n.*'\.\/nowhere'/],
  ['a syntax error', 'console.log(', /^\.\/app\.tsx\n[^]*console\.log\(/],
])('reports an error with its file: %s', async (_, text, message) => {
  write({ 'app.tsx': text })
  const errors = (await bundle().catch((reason: unknown) => reason)) as Error[]
  expect(errors).toHaveLength(1)
  expect(errors[0]!.message).toMatch(message)
  expect(errors[0]!.message).not.toMatch(/^[│ ]+at /m)
})

test("Gatsby's plugins recognize modules and the prefetched files of a chunk", async () => {
  write({
    'app.tsx': 'import(/* webpackChunkName: "later", webpackPrefetch: true */ "./later")',
    'later.ts': 'console.log(1)',
  })
  const { stats, close } = await bundle()
  await close()
  expect([...stats.compilation.modules][0]).toBeInstanceOf(webpack.NormalModule)
  const groups = stats.compilation.chunkGroups as unknown as { name: string; getChildrenByOrders: () => unknown }[]
  expect(groups.find(({ name }) => name === 'app')!.getChildrenByOrders()).toEqual({
    prefetch: [{ chunks: [{ files: [expect.stringMatching(/^later-/)] }] }],
  })
})
