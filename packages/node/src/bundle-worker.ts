import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { isOwnCode } from './linked-packages'

/** An import of a package, or of a part of one. */
const PACKAGE = /^[\w@]/

/** Packages of hundreds of small modules, which load three times as fast from one file. */
const SMALL_MODULES = /^(unified|vfile|remark|rehype|mdast|hast|unist)\b/

/** Imports all other packages by their full path, because the bundle is in another folder. */
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
 * Bundles the code of a thread into one module, in a temporary folder because the project may be read-only.
 * @param entry The module of its task: a path, or the name of a package with a subpath.
 */
export async function bundleWorker(projectDir: string, entry: string) {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'))
  // A stopped server does not close its queues.
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
    // The exports of a package that Node itself would choose.
    conditions: [],
    // Packages in CommonJS require modules of Node.
    banner: { js: "import { createRequire as from } from 'node:module'; const require = from(import.meta.url)" },
    plugins: [outerPackages],
    logLevel: 'silent',
  })
  // The bundle has full paths of packages. The project's folder is no part of the digest.
  const code = (await readFile(filename, 'utf8')).replaceAll(pathToFileURL(projectDir).href, '')
  return { filename, digest: createHash('sha256').update(code).digest('hex'), remove }
}
