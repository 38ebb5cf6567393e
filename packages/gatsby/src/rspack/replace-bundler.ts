import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Compiler, type Configuration, NormalModule, rspack, type Stats } from '@rspack/core'
import type { Reporter } from 'gatsby'
import { replaceServer } from './replace-server'
import { type GatsbyConfig, translateConfig } from './translate-config'

/** `gatsby/dist/utils/webpack/bundle`. Gatsby looks `build` up each time it bundles. */
interface BundleModule {
  build: (config: GatsbyConfig) => Promise<{ stats: Stats; close: () => Promise<void> }>
}

interface Webpack {
  (config: GatsbyConfig): unknown
  NormalModule: { new (): object }
}

/** Makes `instanceof` of webpack's module class true for Rspack's modules, because Gatsby's plugins check it. */
function recognizeModules(webpack: Webpack) {
  const isWebpackModule = Function.prototype[Symbol.hasInstance].bind(webpack.NormalModule)
  Object.defineProperty(webpack.NormalModule, Symbol.hasInstance, {
    configurable: true,
    value: (module: unknown) => isWebpackModule(module) || module instanceof NormalModule,
  })
}

export interface ReplaceOptions {
  directory: string
  /** True if Gatsby starts its development server. */
  isDevelop: boolean
  /** Receives a warning if webpack bundles instead. */
  reporter: Pick<Reporter, 'warn'>
}

/** Makes Gatsby bundle with Rspack. Falls back to webpack for a configuration that cannot be translated. */
export function replaceBundler(requireFromGatsby: NodeJS.Require, { directory, isDevelop, reporter }: ReplaceOptions) {
  const gatsby = requireFromGatsby('gatsby/dist/utils/webpack/bundle') as BundleModule
  const { getBrowsersList } = requireFromGatsby('gatsby/dist/utils/browserslist') as {
    getBrowsersList: (folder: string) => string[]
  }
  const { build } = gatsby
  const webpack = requireFromGatsby('webpack') as Webpack
  recognizeModules(webpack)
  const browsers = getBrowsersList(directory)
  const translate = (config: GatsbyConfig) => {
    try {
      return translateConfig(config, browsers)
    } catch (error) {
      reporter.warn(
        `The configuration of ${config.name} cannot be translated for Rspack, so webpack bundles it: ${(error as Error).message}`,
      )
      return undefined
    }
  }
  if (isDevelop) {
    replaceServer(requireFromGatsby, (config) => {
      const translation = translate(config)
      return translation ? createCompiler(translation) : webpack(config)
    })
  }
  gatsby.build = (config) => {
    const translation = translate(config)
    return translation ? bundle(translation) : build(config)
  }
}

function createCompiler(config: Configuration) {
  const compiler = rspack(config)
  compiler.hooks.done.tap({ name: 'gatsby-plugin-rspack', stage: -1 }, completeStats)
  return compiler
}

/** Makes V8 collect garbage when the process is next idle. */
function collectGarbage() {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { type: 'major'; execution: 'async' }) => void
  collect({ type: 'major', execution: 'async' })
}

/** Closes the previous compilation, which holds more than 100 MB. Gatsby would close it after the current one. */
let closeLast = () => Promise.resolve()

async function bundle(config: Configuration) {
  let compiler: Compiler | undefined = createCompiler(config)
  let closing: Promise<void> | undefined
  const close = () => (closing ??= release(compiler!))
  async function release(open: Compiler) {
    // Gatsby keeps `close` and Rspack (2.3.3) keeps the compilation. Neither may refer to the compiler, because Rspack frees its memory when
    // the compiler is garbage-collected.
    compiler = undefined
    await promisify(open.close.bind(open))()
    Object.assign(stats.compilation, { compiler: undefined, hooks: undefined })
  }
  const run = promisify(compiler.run.bind(compiler)) as () => Promise<Stats>
  const [stats] = await Promise.all([run(), closeLast()])
  closeLast = close
  if (stats.hasErrors()) {
    await close()
    // oxlint-disable-next-line typescript/only-throw-error -- Gatsby expects a list.
    throw stats.compilation.errors
  }
  return {
    stats,
    close: async () => {
      const isLast = closing === undefined
      await close()
      if (isLast) collectGarbage()
    },
  }
}

/** Returns the errors with their position and without the compiler's stack. */
function listErrors(stats: Stats) {
  const { errors = [] } = stats.toJson({ all: false, errors: true })
  return errors.map(({ message, moduleName = '', loc }) => {
    const position = loc ? `${moduleName}:${loc}` : moduleName
    return new Error(`${position}\n${message.replace(/^[│ ]+at .*\n?/gm, '')}`.trim())
  })
}

/**
 * Omits modules from the statistics. The development server sends all modules to the browser's log after each change, which is the slowest
 * part of a small change. Without this list, the log shows the ids of modules, which equal their names.
 */
function leaveOutModules(stats: Stats) {
  const toJson = stats.toJson.bind(stats)
  stats.toJson = (options) =>
    typeof options === 'object' && options.modules
      ? { ...toJson({ ...options, modules: false }), modules: [] }
      : toJson(options)
}

/** Changes the statistics of Rspack to those of webpack where Gatsby reads them. */
function completeStats(stats: Stats) {
  if (stats.hasErrors()) Object.defineProperty(stats.compilation, 'errors', { value: listErrors(stats) })
  if (stats.compilation.name === 'develop') leaveOutModules(stats)
  const { namedChunkGroups = {}, assets = [] } = stats.toJson({
    all: false,
    assets: true,
    cachedAssets: true,
    chunkGroups: true,
    chunkGroupChildren: true,
  })
  if (stats.compilation.name === 'build-javascript') {
    // Rspack's hash differs between builds with the same files. The names of files contain digests, so their digest is stable.
    const names = assets.map(({ name }) => name).sort()
    const digest = createHash('sha256').update(names.join()).digest('hex')
    const hash = digest.slice(0, stats.compilation.outputOptions.hashDigestLength)
    Object.defineProperty(stats.compilation, 'hash', { value: hash })
  }
  for (const group of stats.compilation.chunkGroups) {
    const children = Object.entries(namedChunkGroups[group.name!]?.children ?? {})
    const listFiles = ({ assets = [] }: { assets?: { name: string }[] }) => ({
      chunks: [{ files: assets.map(({ name }) => name) }],
    })
    const byOrders = Object.fromEntries(children.map(([order, groups]) => [order, groups.map(listFiles)]))
    Object.assign(group, { getChildrenByOrders: () => byOrders })
  }
}
