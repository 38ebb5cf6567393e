import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GatsbyConfig, translateConfig } from './translate-config'
import type { WebpackPlugin } from './translate-plugin'

function translate(options: Record<string, unknown>, config: Partial<GatsbyConfig> = {}) {
  const rules = [{ test: /\.ts$/, use: [{ loader: 'write-list', options }] }]
  return translateConfig(
    {
      name: 'build-html',
      context: '/no-site',
      module: { rules },
      plugins: [],
      resolve: {},
      optimization: {},
      cache: { cacheLocation: '.cache/webpack/stage-build-html', buildDependencies: { config: [] } },
      ...config,
    },
    [],
  )
}

const findVersion = (...settings: Parameters<typeof translate>) =>
  (translate(...settings).cache as { version: string }).version

test("the cache's version changes with options of loaders and with source maps", () => {
  const versions = [
    findVersion({ sources: { list: 'a' } }),
    findVersion({ sources: { list: 'a, b' } }),
    findVersion({ sources: { list: 'a' } }, { devtool: false }),
  ]
  expect(new Set(versions).size).toBe(3)
})

test("the cache's version changes with versions of packages", () => {
  const context = mkdtempSync(join(tmpdir(), 'locked-'))
  const versions = ['1.0.0', '1.0.1'].map((version) => {
    writeFileSync(join(context, 'package-lock.json'), JSON.stringify({ packages: { parser: { version } } }))
    return findVersion({}, { context })
  })
  rmSync(context, { recursive: true })
  expect(versions[0]).not.toBe(versions[1])
})

test("the cache's version ignores functions and instances of classes in options", () => {
  const options = (size: number) => {
    const plugin = {
      write: () => size,
      cache: new (class Cache {
        size = size
      })(),
    }
    return { list: 'a', plugin: Object.assign(plugin, { default: plugin }) }
  }
  expect(findVersion(options(1))).toBe(findVersion(options(2)))
})

test("the cache's version ignores variables of the machine and changes with other variables", () => {
  const versionWith = (definitions: Record<string, string>) => findVersion({}, { plugins: [{ definitions }] as never })
  const version = versionWith({ 'process.env.GATSBY_COLOR': '"red"', 'process.env.GATSBY_CPU_COUNT': '"3"' })
  const elsewhere = {
    'process.env.NODE_OPTIONS': '"--inspect"',
    'process.env.PATH': '"/usr/bin"',
    'process.env.GALLEY_PATCHES_OFF': '"late-renderer"',
    'process.env.GATSBY_NODE_GLOBALS': '{"buildId":"2"}',
  }
  expect(versionWith({ 'process.env.GATSBY_COLOR': '"red"', ...elsewhere })).toBe(version)
  expect(versionWith({ 'process.env.GATSBY_COLOR': '"blue"' })).not.toBe(version)
})

test('no cache for a configuration without one', () => {
  expect(translate({}, { cache: false }).cache).toBe(false)
})

describe("Gatsby's resolver plugins", () => {
  const requireFromGatsby = createRequire(require.resolve('gatsby/package.json'))
  const Shadowing = requireFromGatsby('gatsby/dist/internal-plugins/webpack-theme-component-shadowing') as new (
    options: object,
  ) => WebpackPlugin
  const load = (name: string) =>
    requireFromGatsby(`gatsby/dist/utils/webpack/plugins/${name}`) as Record<
      string,
      new (folder?: string) => WebpackPlugin
    >
  let projectRoot: string
  beforeEach(() => {
    projectRoot = mkdtempSync(join(tmpdir(), 'shadowed-'))
  })
  afterEach(() => rmSync(projectRoot, { recursive: true }))

  const resolveWith = (...plugins: WebpackPlugin[]) => translate({}, { resolve: { plugins } }).resolve
  const shadowing = () =>
    new Shadowing({
      projectRoot,
      extensions: ['.tsx'],
      themes: ['gatsby-theme-own', '@galley/theme'].map((themeName) => ({ themeName, themeDir: '/no-theme' })),
    })

  test('are omitted if the build does not need them', () => {
    const { CoreJSResolver } = load('corejs-resolver')
    const { CacheFolderResolver } = load('cache-folder-resolver')
    const cache = Object.assign(new CacheFolderResolver!(join(projectRoot, '.cache')), { isEnabled: false })
    mkdirSync(join(projectRoot, 'src/@galley/theme'), { recursive: true })
    expect(resolveWith(new CoreJSResolver!(), cache, shadowing())).toEqual({})
  })

  test('throw if the site shadows a file of a theme', () => {
    mkdirSync(join(projectRoot, 'src/gatsby-theme-own'), { recursive: true })
    expect(() => resolveWith(shadowing())).toThrow(
      `Rspack has no resolver plugins, and GatsbyThemeComponentShadowingResolverPlugin is needed for ${join(projectRoot, 'src/gatsby-theme-own')}.`,
    )
  })

  test('throw if the package manager hides packages from .cache', () => {
    const { CacheFolderResolver } = load('cache-folder-resolver')
    const cache = Object.assign(new CacheFolderResolver!(projectRoot), { isEnabled: true })
    expect(() => resolveWith(cache)).toThrow('CacheFolderResolver is needed for packages that .cache imports.')
  })

  test('throw if they are unknown', () => {
    class OtherResolver {
      [name: string]: unknown
    }
    expect(() => resolveWith(new OtherResolver())).toThrow('OtherResolver is needed for an unknown reason.')
  })
})
