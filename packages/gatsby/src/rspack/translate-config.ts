import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Configuration,
  CssExtractRspackPlugin,
  LightningCssMinimizerRspackPlugin,
  rspackVersion,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core'
import { FAST_REFRESH_RUNTIME } from './fast-refresh'
import { listDefinitions, translatePlugin, type WebpackPlugin } from './translate-plugin'

/** Matches source files that Babel must compile: queries, exports that Gatsby removes from pages, and packages with a Babel plugin. */
const BABEL_WORK =
  /\bgraphql\b|\bStaticImage\b|\bgetServerData\b|\bexport (async )?(function|const) config\b|[./]macro['"]|['"]@emotion\//

interface Loader {
  loader: string
  options?: Record<string, unknown>
  ident?: string
}

/** The argument of a rule's function. Rspack omits fields without a value, webpack sets them. */
interface UseContext {
  resource: string | undefined
  resourceQuery: string
  issuer: string
}

type Use = string | Loader | (string | Loader)[]

interface Rule {
  test?: RegExp
  include?: (path: string) => boolean
  resourceQuery?: RegExp
  oneOf?: Rule[]
  use?: Use | ((context: UseContext) => Use)
  [name: string]: unknown
}

/** The parts of Gatsby's webpack configuration that are translated. */
export interface GatsbyConfig extends Record<string, unknown> {
  name: string
  /** The folder of the site. */
  context: string
  module: { rules: Rule[] }
  plugins: WebpackPlugin[]
  resolve: { plugins?: WebpackPlugin[] } & Record<string, unknown>
  optimization: Record<string, unknown>
  cache: false | { cacheLocation: string; buildDependencies: { config: string[] } }
}

const listLoaders = (use: Use) => [use].flat().map((entry) => (typeof entry === 'string' ? { loader: entry } : entry))

const isBabel = ({ loader }: Loader) => /gatsby[\\/]dist[\\/]utils[\\/]babel-loader/.test(loader)

/** Returns the SWC loader for TypeScript and JSX, with Babel's options. If Babel runs too, Babel registers components for Fast Refresh. */
function swcLoader({ options = {} }: Loader, targets: unknown, hasBabelWork: boolean) {
  const { reactRuntime: runtime = 'classic', reactImportSource: importSource, stage } = options
  const development = stage === 'develop'
  const transform = { react: { runtime, importSource, development, refresh: development && !hasBabelWork } }
  return { loader: 'builtin:swc-loader', options: { detectSyntax: 'auto', jsc: { transform }, env: { targets } } }
}

/** Gives options a unique name, because Rspack uses a name to identify the options that a rule's function returns. */
const identify = (entry: Loader): Loader =>
  entry.options ? { ...entry, ident: digest([entry.loader, entry.options]) } : entry

/** Replaces Babel by SWC, which takes a tenth of the time. Files that need Babel go through both. */
function translateRule(rule: Rule, targets: unknown): Rule {
  const translateUse = (use: Use, hasBabelWork: boolean) =>
    listLoaders(use).flatMap((entry) => {
      if (isBabel(entry)) return [swcLoader(entry, targets, hasBabelWork), ...(hasBabelWork ? [entry] : [])]
      if (/mini-css-extract-plugin/.test(entry.loader)) return [{ loader: CssExtractRspackPlugin.loader }]
      return [entry]
    })
  const { use, oneOf, ...rest } = rule
  return {
    ...rest,
    ...(oneOf && { oneOf: oneOf.map((one) => translateRule(one, targets)) }),
    ...(typeof use === 'function' && {
      use({ resource, resourceQuery = '', issuer = '' }: Partial<UseContext>) {
        const entries = use({ resource, resourceQuery, issuer })
        const hasBabelWork = resource !== undefined && BABEL_WORK.test(readFileSync(resource, 'utf8'))
        return translateUse(entries, hasBabelWork).map(identify)
      },
    }),
    ...(use && typeof use !== 'function' && { use: translateUse(use, true) }),
  }
}

/** Excludes TypeScript from Gatsby's rule for JavaScript, because the rule of gatsby-plugin-typescript already compiles it. */
function leaveTypeScript(rule: Rule): Rule {
  const takesBoth = rule.include && rule.test?.test('a.js') && rule.test.test('a.tsx')
  return takesBoth ? { ...rule, exclude: /\.tsx?$/ } : rule
}

/** Writes settings as JSON, without values that differ between builds: functions and instances of classes. Omits repeated objects, because an object
 * can contain itself. */
function describeSettings(settings: unknown[]) {
  const seen = new Set<unknown>()
  return JSON.stringify(settings, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value
    const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
    if (!isPlain || seen.has(value)) return undefined
    seen.add(value)
    return value
  })
}

const digest = (settings: unknown[]) => createHash('sha256').update(describeSettings(settings)).digest('hex')

/** The lock files of npm, Yarn, pnpm and Bun. */
const LOCK_FILES = ['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock']

/** Reads the lock files, because Rspack's cache does not notice new versions of loaders and their dependencies. */
const readLockFiles = (folder: string) =>
  LOCK_FILES.map((name) => join(folder, name)).flatMap((file) => (existsSync(file) ? [readFileSync(file, 'utf8')] : []))

/** Puts Rspack's cache next to webpack's. */
function persistentCache({ cache, ...config }: GatsbyConfig, translation: unknown[]) {
  if (!cache) return false
  const { name, context, devtool, module, plugins, resolve } = config
  const definitions = plugins.map(listDefinitions)
  const settings = [
    rspackVersion,
    readLockFiles(context),
    translation,
    definitions,
    resolve['alias'],
    devtool,
    module.rules,
  ]
  return {
    type: 'persistent',
    version: digest(settings),
    buildDependencies: cache.buildDependencies.config,
    storage: { type: 'filesystem', directory: join(cache.cacheLocation, `../rspack-${name}`) },
  }
}

/** A theme or plugin whose files a site can shadow. */
interface Theme {
  themeName: string
  themeDir: string
}

/**
 * For each class of Gatsby's resolver plugins, a function that returns why the build needs the plugin. Rspack has no resolver plugins.
 */
const RESOLVER_PLUGINS: Record<string, (plugin: WebpackPlugin) => string | undefined> = {
  // Resolves polyfills that Babel adds. SWC adds none.
  CoreJSResolver: () => undefined,
  // Enabled if the package manager hides Gatsby's dependencies from .cache.
  CacheFolderResolver: ({ isEnabled }) => (isEnabled ? 'packages that .cache imports' : undefined),
  GatsbyThemeComponentShadowingResolverPlugin({ projectRoot, themes }) {
    const sites = [projectRoot as string, ...(themes as Theme[]).map(({ themeDir }) => themeDir)]
    // Sites replace components of Galley by name, and gatsby-plugin-site-settings reports files that shadow them.
    const names = (themes as Theme[]).map(({ themeName }) => themeName).filter((name) => !name.startsWith('@galley/'))
    const folders = names.flatMap((name) => sites.map((site) => join(site, 'src', name)))
    return folders.find((folder) => existsSync(folder))
  },
}

/** @throws Error if a module could resolve to a different file than with webpack */
function checkResolvers(plugins: WebpackPlugin[] = []) {
  for (const plugin of plugins) {
    const { name } = plugin.constructor
    const findReason = RESOLVER_PLUGINS[name]
    const reason = findReason ? findReason(plugin) : 'an unknown reason'
    if (reason !== undefined) throw new Error(`Rspack has no resolver plugins, and ${name} is needed for ${reason}.`)
  }
}

/**
 * Converts Gatsby's webpack configuration to a configuration for Rspack. Throws if this is not possible.
 * @param browsers Browserslist queries.
 */
export function translateConfig(config: GatsbyConfig, browsers: string[]): Configuration {
  const isForBrowsers = !config.name.endsWith('html')
  const targets = isForBrowsers ? browsers : { node: process.versions.node }
  const rules = config.module.rules.map(leaveTypeScript).map((rule) => translateRule(rule, targets))
  const { plugins: resolvers, unsafeCache: _unsafeCache, ...resolve } = config.resolve
  checkResolvers(resolvers)
  return {
    ...config,
    target: isForBrowsers ? ['web', `browserslist:${browsers.join(',')}`] : config['target'],
    module: { ...config.module, rules },
    plugins: config.plugins.flatMap(translatePlugin),
    resolve,
    optimization: {
      ...config.optimization,
      minimizer: [new SwcJsMinimizerRspackPlugin({ extractComments: false }), new LightningCssMinimizerRspackPlugin()],
    },
    cache: persistentCache(config, [targets, BABEL_WORK.source, FAST_REFRESH_RUNTIME]),
  } as Configuration
}
