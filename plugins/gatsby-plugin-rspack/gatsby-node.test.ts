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
  'webpack/index.js': 'exports.NormalModule = class {}',
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

/** What bundles a site, and the warnings before. */
async function bundle({ modules, options = { enabled: true }, config }: Site = {}) {
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
  const { build } = createRequire(join(folder, 'package.json'))('gatsby/dist/utils/webpack/bundle') as {
    build: (config: object) => Promise<'webpack' | { close: () => Promise<void> }>
  }
  const result = await build({ ...CONFIG, context: folder, entry: './index.js', ...config })
  if (result !== 'webpack') await result.close()
  return [result === 'webpack' ? result : 'Rspack', ...warn.mock.calls.flat()]
}

test('Rspack bundles a build', async () => {
  expect(await bundle()).toEqual(['Rspack'])
})

test('webpack bundles when the plugin is off, and in develop', async () => {
  expect(await bundle({ options: { enabled: false } })).toEqual(['webpack'])
  process.env['gatsby_executing_command'] = 'develop'
  expect(await bundle()).toEqual(['webpack'])
})

test('webpack bundles when Gatsby lacks what is replaced', async () => {
  const browserslist = 'gatsby/dist/utils/browserslist.js'
  expect(await bundle({ modules: { [browserslist]: '' } })).toEqual([
    'webpack',
    'Rspack cannot replace webpack, so webpack bundles the site: getBrowsersList is not a function',
  ])
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
  expect(await bundle({ config: { module: undefined } })).toEqual([
    'webpack',
    expect.stringMatching(
      /^The configuration of build-html cannot be translated for Rspack, so webpack bundles it: .*'rules'/,
    ),
  ])
})

test.each([
  ['module', undefined, /Cannot find module/],
  ['function', '', /has no "prepareStackTrace"\.$/],
])('Rspack bundles without the %s that reports errors', async (_, text, reason) => {
  const [bundler, warning, ...others] = await bundle({ modules: { [STACK_TRACE]: text } })
  expect([bundler, ...others]).toEqual(['Rspack'])
  expect(warning).toMatch(/^Errors of the HTML renderer may name a wrong file or line: /)
  expect(warning).toMatch(reason)
})
