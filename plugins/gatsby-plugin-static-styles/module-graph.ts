import { basename, extname } from 'node:path'
import { bundleLinkedPackages } from '@galley/node/linked-packages'
import { build, type Plugin } from 'esbuild'

const MODULE = /^\.(ts|tsx|js|jsx|mjs|cjs|json)$/

/** Pictures, fonts and other files that a bundler makes URLs of import nothing. */
const emptyFiles: Plugin = {
  name: 'empty-files',
  setup({ onLoad }) {
    onLoad({ filter: /./ }, ({ path }) => (MODULE.test(extname(path)) ? undefined : { contents: '' }))
  },
}

/** Code that comes later, with `import()`, is not part of a module. */
const withoutLaterCode: Plugin = {
  name: 'without-later-code',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined))
  },
}

/** Modules that only re-export: a component that a site has replaced is imported by one of them, and used nowhere. */
const LIST = /^((site-)?components|index)\.tsx?$/

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

/** Which modules each module of a project imports. Paths in the project. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** Reads what these modules import, and what those import in turn, as far as it is used. */
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
  // A list has nothing of its own in the output.
  const isUsed = (path: string) => used.has(path) || LIST.test(basename(path))
  return new Map(Object.entries(metafile.inputs).map(([path, { imports }]) => [path, pathsOf(imports).filter(isUsed)]))
}

/** The modules that the entries are made of, in the order in which they are evaluated: each after those that it imports. */
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
