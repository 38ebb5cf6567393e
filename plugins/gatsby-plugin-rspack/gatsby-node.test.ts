import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onPreInit } from './gatsby-node'

const STACK_TRACE = 'gatsby-cli/lib/reporter/prepare-stack-trace.js'

/** As much of Gatsby as is replaced. */
const MODULES = {
  'gatsby/package.json': '{}',
  'gatsby/dist/utils/webpack/bundle.js': "exports.build = async () => 'webpack'",
  'gatsby/dist/utils/browserslist.js': "exports.getBrowsersList = () => ['chrome >= 111']",
  'gatsby/dist/utils/start-server.js':
    "const webpack = require('webpack'); exports.startServer = (config) => webpack(config)",
  'webpack/index.js': "module.exports = Object.assign(() => 'webpack', { NormalModule: class {} })",
  [STACK_TRACE]: 'exports.prepareStackTrace = (error) => error',
}

const projectDir = process.cwd()
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rspack-'))
  process.chdir(folder)
  process.env['gatsby_executing_command'] = 'build'
})
afterEach(() => {
  jest.dontMock('@rspack/core')
  process.chdir(projectDir)
  rmSync(folder, { recursive: true })
  delete process.env['gatsby_executing_command']
})

const CONFIG = { name: 'build-html', module: { rules: [] }, plugins: [], resolve: {}, optimization: {}, cache: false }

interface Site {
  /** Modules that differ from Gatsby's; `undefined` for one that is not there. */
  modules?: Record<string, string | undefined>
  options?: object
  /** What differs in the configuration. */
  config?: object
}

/** Starts Gatsby with the plugin, and answers the warnings. */
function start({ modules, options = { enabled: true } }: Site) {
  const files: [string, string | undefined][] = Object.entries({ ...MODULES, ...modules })
  for (const [name, text] of files) {
    if (text === undefined) continue
    const file = join(folder, 'node_modules', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  writeFileSync(join(folder, 'index.js'), '')
  const warn = jest.fn<undefined, [string]>()
  const initialize = onPreInit as unknown as (api: object, options: object) => void
  initialize({ reporter: { warn } }, options)
  return warn
}

const load = (module: string) => createRequire(join(folder, 'package.json'))(`gatsby/dist/utils/${module}`) as unknown

/** What bundles a site, and the warnings before. */
async function bundle(site: Site = {}) {
  const warn = start(site)
  const { build } = load('webpack/bundle') as {
    build: (config: object) => Promise<'webpack' | { close: () => Promise<void> }>
  }
  const result = await build({ ...CONFIG, context: folder, entry: './index.js', ...site.config })
  if (result !== 'webpack') await result.close()
  return [result === 'webpack' ? result : 'Rspack', ...warn.mock.calls.flat()]
}

/** What bundles for the development server, and the warnings before. */
function serve(site: Site = {}) {
  process.env['gatsby_executing_command'] = 'develop'
  const warn = start(site)
  const { startServer } = load('start-server') as { startServer: (config: object) => unknown }
  const result = startServer({ ...CONFIG, name: 'develop', context: folder, entry: './index.js', ...site.config })
  return [result === 'webpack' ? result : 'Rspack', ...warn.mock.calls.flat()]
}

test('Rspack bundles a build, and both bundles of the development server', async () => {
  expect(await bundle()).toEqual(['Rspack'])
  expect(serve()).toEqual(['Rspack'])
  expect(await bundle()).toEqual(['Rspack'])
})

test('webpack bundles when the plugin is off', async () => {
  const options = { enabled: false }
  expect(await bundle({ options })).toEqual(['webpack'])
  expect(serve({ options })).toEqual(['webpack'])
})

test.each([
  ['gatsby/dist/utils/browserslist.js', '', 'getBrowsersList is not a function'],
  ['gatsby/dist/utils/webpack/bundle.js', 'exports.other = 1', 'gatsby/dist/utils/webpack/bundle has no "build".'],
])('a warning says that Gatsby lacks what is replaced in %s', (file, text, reason) => {
  expect(start({ modules: { [file]: text } }).mock.calls).toEqual([
    [`Rspack cannot replace webpack, so webpack bundles the site: ${reason}`],
  ])
})

test('webpack bundles both when Gatsby has another development server', async () => {
  const site = { modules: { 'gatsby/dist/utils/start-server.js': '' } }
  const warning =
    'Rspack cannot replace webpack, so webpack bundles the site: gatsby/dist/utils/start-server has no "startServer".'
  process.env['gatsby_executing_command'] = 'develop'
  expect(await bundle(site)).toEqual(['webpack', warning])
})

test('webpack bundles where Rspack cannot be loaded', async () => {
  jest.doMock('@rspack/core', () => {
    throw new Error('Cannot find native binding.')
  })
  await jest.isolateModulesAsync(async () => {
    expect(await bundle()).toEqual([
      'webpack',
      'Rspack cannot replace webpack, so webpack bundles the site: Cannot find native binding.',
    ])
  })
})

test('webpack bundles what has a configuration of another shape', async () => {
  const config = { module: undefined }
  const warn = (name: string) =>
    expect.stringMatching(
      `^The configuration of ${name} cannot be translated for Rspack, so webpack bundles it: .*'rules'`,
    ) as unknown
  expect(await bundle({ config })).toEqual(['webpack', warn('build-html')])
  expect(serve({ config })).toEqual(['webpack', warn('develop')])
})

test('Rspack bundles without the function that reports errors', async () => {
  const [bundler, warning, ...others] = await bundle({ modules: { [STACK_TRACE]: '' } })
  expect([bundler, ...others]).toEqual(['Rspack'])
  expect(warning).toMatch(
    /^Errors of the HTML renderer may name a wrong file or line: .* has no "prepareStackTrace"\.$/,
  )
})
