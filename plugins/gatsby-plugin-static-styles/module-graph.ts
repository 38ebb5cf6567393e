import { basename, extname } from 'node:path'
import { bundleLinkedPackages } from '@galley/node/linked-packages'
import { build, type Plugin } from 'esbuild'

const MODULE = /^\.(ts|tsx|js|jsx|mjs|cjs|json)$/

/** Treats images, fonts and other assets as empty modules. */
const emptyFiles: Plugin = {
  name: 'empty-files',
  setup({ onLoad }) {
    onLoad({ filter: /./ }, ({ path }) => (MODULE.test(extname(path)) ? undefined : { contents: '' }))
  },
}

/** Excludes modules that are loaded with `import()`. */
const withoutLaterCode: Plugin = {
  name: 'without-later-code',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined))
  },
}

/** Modules that only re-export. They import components that a site replaced and does not use. */
const LIST = /^((site-)?components|index)\.tsx?$/

/** Lets esbuild drop unused imports of such modules. */
const unusedExports: Plugin = {
  name: 'unused-exports',
  setup(bundler) {
    bundler.onResolve({ filter: /^[.~@]/ }, async ({ path, pluginData, ...options }) => {
      if (pluginData === unusedExports || options.kind !== 'import-statement') return undefined
      const found = await bundler.resolve(path, { ...options, pluginData: unusedExports })
      const isListed = LIST.test(basename(options.importer)) || LIST.test(basename(found.path))
      return isListed && found.errors.length === 0 ? { ...found, sideEffects: false } : undefined
    })
  },
}

/** The imports of each module, as paths in the project. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** Reads the direct and indirect imports of these modules. Omits unused imports. */
export async function readImports(projectDir: string, entries: readonly string[]): Promise<ImportGraph> {
  const { metafile } = await build({
    absWorkingDir: projectDir,
    entryPoints: [...entries],
    bundle: true,
    packages: 'external',
    metafile: true,
    write: false,
    outdir: '.',
    logLevel: 'silent',
    plugins: [withoutLaterCode, unusedExports, bundleLinkedPackages, emptyFiles],
  })
  const used = new Set(Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs)))
  const pathsOf = (imports: (typeof metafile.inputs)[string]['imports']) =>
    imports.filter(({ kind, external }) => kind === 'import-statement' && !external).map(({ path }) => path)
  // Modules that only re-export contribute no code to the output.
  const isUsed = (path: string) => used.has(path) || LIST.test(basename(path))
  return new Map(Object.entries(metafile.inputs).map(([path, { imports }]) => [path, pathsOf(imports).filter(isUsed)]))
}

/** Returns the entries and all their imports in the order of evaluation: each module after its imports. */
export function evaluationOrder(graph: ImportGraph, entries: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const order = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    graph.get(path)!.forEach(visit)
    order.add(path)
  }
  entries.forEach(visit)
  return order
}
