import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { isOwnCode } from './linked-packages'

/** Matches imports of packages, with or without a subpath. */
const PACKAGE = /^[\w@]/

/** Matches packages of hundreds of small modules, which load three times faster from one file. */
const SMALL_MODULES = /^(unified|vfile|remark|rehype|mdast|hast|unist)\b/

/** Imports all other packages by full path, because the bundle is in another folder. */
const outerPackages: Plugin = {
  name: 'outer-packages',
  setup(bundler) {
    bundler.onResolve({ filter: PACKAGE }, async ({ path, pluginData, ...options }) => {
      if (options.kind === 'entry-point' || pluginData === outerPackages) return undefined
      if (SMALL_MODULES.test(path) || !isOwnCode(options.importer)) return undefined
      const found = await bundler.resolve(path, { ...options, pluginData: outerPackages })
      if (found.errors.length === 0 && !found.external && isOwnCode(found.path)) return found
      return found.external || found.errors.length > 0
        ? found
        : { path: pathToFileURL(found.path).href, external: true }
    })
  },
}

/**
 * Bundles the code of a thread into one module. Writes to a temporary folder, because the project may be read-only.
 * @param entry The module of the task: a path, or the name of a package with a subpath.
 * @returns `filename` of the bundle, a `digest` of its code, and `remove`, which deletes the bundle
 */
export async function bundleWorker(projectDir: string, entry: string) {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'))
  // Also called on exit, because a stopped server does not close its queues.
  const remove = () => {
    process.off('exit', remove)
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', remove)
  const filename = join(folder, 'worker.mjs')
  await build({
    absWorkingDir: projectDir,
    entryPoints: [entry],
    outfile: filename,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Resolves the same exports as Node.
    conditions: [],
    // CommonJS packages in the bundle call require() for modules of Node.
    banner: { js: "import { createRequire as from } from 'node:module'; const require = from(import.meta.url)" },
    plugins: [outerPackages],
    logLevel: 'silent',
  })
  // The bundle contains full paths. The digest must not depend on the folder of the project.
  const code = (await readFile(filename, 'utf8')).replaceAll(pathToFileURL(projectDir).href, '')
  return { filename, digest: createHash('sha256').update(code).digest('hex'), remove }
}
