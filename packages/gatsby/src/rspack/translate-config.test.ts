import { createRequire } from 'node:module'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { type GatsbyConfig, translateConfig } from './translate-config'
import type { WebpackPlugin } from './translate-plugin'

const { at, write } = createTestFolder()

function translate(options: Record<string, unknown>, config: Partial<GatsbyConfig> = {}) {
  const rules = [{ test: /\.ts$/, use: [{ loader: 'write-list', options }] }]
  const cache = { cacheLocation: '.cache/webpack/stage-build-html', buildDependencies: { config: [] } }
  const parts = { name: 'build-html', context: '/no-site', plugins: [], resolve: {}, optimization: {}, cache }
  return translateConfig({ ...parts, module: { rules }, ...config }, [])
}

const findVersion = (...settings: Parameters<typeof translate>) =>
  (translate(...settings).cache as { version: string }).version

test("the cache's version changes with options of loaders and with source maps", () => {
  expect(translate({}, { cache: false }).cache).toBe(false)
  const versions = ['a', 'a, b'].map((list) => findVersion({ sources: { list } }))
  expect(new Set([...versions, findVersion({ sources: { list: 'a' } }, { devtool: false })]).size).toBe(3)
})

test("the cache's version changes with versions of packages", () => {
  const versions = ['1.0.0', '1.0.1'].map((version) => {
    write('package-lock.json', JSON.stringify({ packages: { parser: { version } } }))
    return findVersion({}, { context: at() })
  })
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

describe("Gatsby's resolver plugins", () => {
  const requireFromGatsby = createRequire(require.resolve('gatsby/package.json'))
  type Plugin<Options> = new (options?: Options) => WebpackPlugin
  const SHADOWING = 'gatsby/dist/internal-plugins/webpack-theme-component-shadowing'
  const Shadowing = requireFromGatsby(SHADOWING) as Plugin<object>
  const load = (name: string) =>
    requireFromGatsby(`gatsby/dist/utils/webpack/plugins/${name}`) as Record<string, Plugin<string>>
  const resolveWith = (...plugins: WebpackPlugin[]) => translate({}, { resolve: { plugins } }).resolve
  const shadowing = () =>
    new Shadowing({
      projectRoot: at(),
      extensions: ['.tsx'],
      themes: ['gatsby-theme-own', '@galley/theme'].map((themeName) => ({ themeName, themeDir: '/no-theme' })),
    })

  test('are omitted if the build does not need them', () => {
    const { CoreJSResolver } = load('corejs-resolver')
    const { CacheFolderResolver } = load('cache-folder-resolver')
    const cache = Object.assign(new CacheFolderResolver!(at('.cache')), { isEnabled: false })
    write('src/@galley/theme/header.tsx')
    expect(resolveWith(new CoreJSResolver!(), cache, shadowing())).toEqual({})
  })

  test('throw if the site shadows a file of a theme', () => {
    write('src/gatsby-theme-own/header.tsx')
    expect(() => resolveWith(shadowing())).toThrow(
      `Rspack has no resolver plugins, and GatsbyThemeComponentShadowingResolverPlugin is needed for ${at('src/gatsby-theme-own')}.`,
    )
  })

  test('throw if the package manager hides packages from .cache', () => {
    const { CacheFolderResolver } = load('cache-folder-resolver')
    const cache = Object.assign(new CacheFolderResolver!(at()), { isEnabled: true })
    expect(() => resolveWith(cache)).toThrow('CacheFolderResolver is needed for packages that .cache imports.')
  })

  test('throw if they are unknown', () => {
    class OtherResolver {
      [name: string]: unknown
    }
    expect(() => resolveWith(new OtherResolver())).toThrow('OtherResolver is needed for an unknown reason.')
  })
})
