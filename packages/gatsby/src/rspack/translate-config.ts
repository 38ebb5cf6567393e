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

/** What is in a source file that Babel has to compile: queries, exports that Gatsby takes out of pages, and packages that have a Babel plugin. */
const BABEL_WORK = [
  /\bgraphql\b/,
  /\bStaticImage\b/,
  /\bgetServerData\b/,
  /\bexport (async )?(function|const) config\b/,
  /[./]macro['"]/,
  /['"]@emotion\//,
]

export interface TranslateOptions {
  /** Browserslist queries. */
  browsers: string[]
  /** A regular expression for the text of more files that Babel has to compile. */
  babel?: string
}

interface Loader {
  loader: string
  options?: Record<string, unknown>
  ident?: string
}

/** What the function of a rule is called with. Rspack leaves out what a module does not have. */
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

/** As much of Gatsby's webpack configuration as is translated. */
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

/** Compiles TypeScript and JSX. Babel's options say how; where it runs, it has registered the components already. */
function swcLoader({ options = {} }: Loader, targets: unknown, hasBabelWork: boolean) {
  const { reactRuntime: runtime = 'classic', reactImportSource: importSource, stage } = options
  const development = stage === 'develop'
  const transform = { react: { runtime, importSource, development, refresh: development && !hasBabelWork } }
  return { loader: 'builtin:swc-loader', options: { detectSyntax: 'auto', jsc: { transform }, env: { targets } } }
}

/** Options need a name of their own: Rspack keeps those that the function of a rule gives for one module until it gives others for the next. */
const identify = (entry: Loader): Loader =>
  entry.options ? { ...entry, ident: digest([entry.loader, entry.options]) } : entry

/** Babel runs where it has work, and SWC behind it, at a tenth of the time. */
function translateRule(rule: Rule, targets: unknown, babelWork: RegExp): Rule {
  const translateUse = (use: Use, hasBabelWork: boolean) =>
    listLoaders(use).flatMap((entry) => {
      if (isBabel(entry)) return [swcLoader(entry, targets, hasBabelWork), ...(hasBabelWork ? [entry] : [])]
      if (/mini-css-extract-plugin/.test(entry.loader)) return [{ loader: CssExtractRspackPlugin.loader }]
      return [entry]
    })
  const { use, oneOf, ...rest } = rule
  return {
    ...rest,
    ...(oneOf && { oneOf: oneOf.map((one) => translateRule(one, targets, babelWork)) }),
    ...(typeof use === 'function' && {
      use({ resource, resourceQuery = '', issuer = '' }: Partial<UseContext>) {
        const entries = use({ resource, resourceQuery, issuer })
        const hasBabelWork = resource !== undefined && babelWork.test(readFileSync(resource, 'utf8'))
        return translateUse(entries, hasBabelWork).map(identify)
      },
    }),
    ...(use && typeof use !== 'function' && { use: translateUse(use, true) }),
  }
}

/** Gatsby's rule for JavaScript takes TypeScript too, which the rule of gatsby-plugin-typescript compiles already. */
function leaveTypeScript(rule: Rule): Rule {
  const takesBoth = rule.include && rule.test?.test('a.js') && rule.test.test('a.tsx')
  return takesBoth ? { ...rule, exclude: /\.tsx?$/ } : rule
}

/** JSON of what does not change from build to build: no functions, no instances of classes, and nothing twice, since an object may hold itself. */
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

/** Of npm, Yarn, pnpm and Bun. */
const LOCK_FILES = ['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock']

/** Loaders come from packages: Rspack does not see that what they consist of has another version. */
const readLockFiles = (folder: string) =>
  LOCK_FILES.map((name) => join(folder, name)).flatMap((file) => (existsSync(file) ? [readFileSync(file, 'utf8')] : []))

/** Where webpack would keep its cache between builds, Rspack keeps its own. */
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

/** A theme, or another plugin, whose files a site can replace. */
interface Theme {
  themeName: string
  themeDir: string
}

/** Finds out why Rspack, which has no resolver plugins, cannot go without one of Gatsby. */
const RESOLVER_PLUGINS: Record<string, (plugin: WebpackPlugin) => string | undefined> = {
  // Finds polyfills that Babel adds. SWC adds none.
  CoreJSResolver: () => undefined,
  // Enabled where the package manager hides the packages of Gatsby from .cache.
  CacheFolderResolver: ({ isEnabled }) => (isEnabled ? 'packages that .cache imports' : undefined),
  GatsbyThemeComponentShadowingResolverPlugin({ projectRoot, themes }) {
    const sites = [projectRoot as string, ...(themes as Theme[]).map(({ themeDir }) => themeDir)]
    // Components of Galley are replaced by name: the build refuses files that shadow them.
    const names = (themes as Theme[]).map(({ themeName }) => themeName).filter((name) => !name.startsWith('@galley/'))
    const folders = names.flatMap((name) => sites.map((site) => join(site, 'src', name)))
    return folders.find((folder) => existsSync(folder))
  },
}

/** @throws Error if a module could resolve to another file than with webpack */
function checkResolvers(plugins: WebpackPlugin[] = []) {
  for (const plugin of plugins) {
    const { name } = plugin.constructor
    const findReason = RESOLVER_PLUGINS[name]
    const reason = findReason ? findReason(plugin) : 'an unknown reason'
    if (reason !== undefined) throw new Error(`Rspack has no resolver plugins, and ${name} is needed for ${reason}.`)
  }
}

/** The configuration with which Rspack makes what webpack makes with Gatsby's. */
export function translateConfig(config: GatsbyConfig, { browsers, babel }: TranslateOptions): Configuration {
  const isForBrowsers = !config.name.endsWith('html')
  const targets = isForBrowsers ? browsers : { node: process.versions.node }
  const babelWork = new RegExp([...BABEL_WORK.map(({ source }) => source), ...(babel ? [babel] : [])].join('|'))
  const rules = config.module.rules.map(leaveTypeScript).map((rule) => translateRule(rule, targets, babelWork))
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
    cache: persistentCache(config, [targets, babelWork.source, FAST_REFRESH_RUNTIME]),
  } as Configuration
}
