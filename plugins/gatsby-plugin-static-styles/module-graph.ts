import { extname } from 'node:path'
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

/** Which modules each module of a project imports. Paths in the project. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** Reads what these modules import, and what those import in turn. Code that comes later, with `import()`, is not part of a module. */
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
    plugins: [bundleLinkedPackages, emptyFiles],
  })
  const pathsOf = (imports: (typeof metafile.inputs)[string]['imports']) =>
    imports.filter(({ kind, external }) => kind === 'import-statement' && !external).map(({ path }) => path)
  return new Map(Object.entries(metafile.inputs).map(([path, { imports }]) => [path, pathsOf(imports)]))
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
