import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Module } from 'node:module'
import { dirname, join } from 'node:path'
import { bundleLinkedPackages } from '@galley/node/linked-packages'

const COMPILED_CACHE_DIR = '.cache/compiled'
const SOURCES = ['gatsby-config.ts', 'gatsby-node.ts']

/**
 * @param {string} siteRoot
 * @param {NodeJS.Require} requireFromGatsby
 */
async function compileGatsbyFiles(siteRoot, requireFromGatsby) {
  const { build } = await import('esbuild')
  const plugins = join(siteRoot, 'plugins')
  const folders = [siteRoot, ...(existsSync(plugins) ? readdirSync(plugins).map((name) => join(plugins, name)) : [])]
  const outdir = join(siteRoot, COMPILED_CACHE_DIR)
  rmSync(outdir, { recursive: true, force: true })
  try {
    await build({
      entryPoints: folders.flatMap((folder) =>
        SOURCES.map((name) => join(folder, name)).filter((file) => existsSync(file)),
      ),
      outdir,
      outbase: siteRoot,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'cjs',
      target: `node${process.versions.node}`,
      // `require` finds what Gatsby's modules call each other by, and modules in ESM too.
      supported: { 'dynamic-import': false },
      logLevel: 'silent',
      plugins: [bundleLinkedPackages, { name: 'folders', setup: keepFolders }],
    })
  } catch (error) {
    const { errors = [] } = /** @type {Partial<import('esbuild').BuildFailure>} */ (error)
    if (errors.length === 0) throw error
    const reporter = /** @type {import('gatsby').Reporter} */ (requireFromGatsby('gatsby-cli/lib/reporter'))
    const lines = errors.map(({ text, location }) =>
      location ? `${location.file}:${location.line}:${location.column + 1}  ${text}` : text,
    )
    reporter.panic(`Gatsby's files could not be compiled:\n\n${lines.join('\n')}`)
  }
}

/**
 * Where a file is, and not what it is compiled to, is what it means with `__dirname`.
 * @param {import('esbuild').PluginBuild} build
 */
function keepFolders(build) {
  build.onLoad({ filter: /gatsby-(config|node)\.ts$/ }, ({ path }) => ({
    loader: 'ts',
    contents: readFileSync(path, 'utf8').replaceAll('__dirname', JSON.stringify(dirname(path))),
  }))
}

/**
 * @param {string} siteRoot
 * @param {string} plugin
 * @param {string} name
 */
function findCompiledLocalPluginModule(siteRoot, plugin, name) {
  const folder = plugin === 'default-site-plugin' ? '' : join('plugins', plugin)
  const file = join(siteRoot, COMPILED_CACHE_DIR, folder, `${name}.js`)
  return existsSync(file) ? file : undefined
}

/** Gatsby's module. */
const MODULE = 'gatsby/dist/utils/parcel/compile-gatsby-files'

/**
 * Compiles gatsby-config.ts, gatsby-node.ts and those of the plugins with esbuild, in Parcel's place. Parcel takes seconds, since it looks at every file
 * of the project, packages included.
 * @type {import('./patch.mjs').Patch<[], true>}
 */
export const compileFiles = {
  name: 'compile-files',
  gatsby: '5.16',
  expects: {
    [MODULE]: [
      /exports\.compileGatsbyFiles = /,
      /exports\.findCompiledLocalPluginModule = /,
      /resolvedCompiledGatsbyNode/,
    ],
    'gatsby/dist/services/initialize': /compileGatsbyFiles\)\(siteDirectory\)/,
  },
  without: 'Parcel compiles gatsby-config.ts and gatsby-node.ts, which takes seconds longer.',
  apply(requireFromGatsby) {
    const file = requireFromGatsby.resolve(MODULE)
    /** The exports that Gatsby uses of that module. */
    const ours = {
      __esModule: true,
      COMPILED_CACHE_DIR,
      compileGatsbyFiles: (/** @type {string} */ siteRoot) => compileGatsbyFiles(siteRoot, requireFromGatsby),
      findCompiledLocalPluginModule,
      getResolvedFieldsForPlugin: (/** @type {string} */ siteRoot, /** @type {string} */ plugin) => ({
        resolvedCompiledGatsbyNode: findCompiledLocalPluginModule(siteRoot, plugin, 'gatsby-node'),
      }),
    }
    const replaced = new Module(file)
    replaced.loaded = true
    /** @returns {object} */
    const loadOriginal = () => {
      requireFromGatsby.cache[file] = undefined
      const original = /** @type {object} */ (requireFromGatsby(file))
      requireFromGatsby.cache[file] = replaced
      return original
    }
    replaced.exports = new Proxy(ours, {
      // For the names that are not replaced.
      get: (known, name) => /** @type {unknown} */ (Reflect.get(name in known ? known : loadOriginal(), name)),
    })
    requireFromGatsby.cache[file] = replaced
    return true
  },
}
