import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'
import { runInThisContext } from 'node:vm'
import { bundleLinkedPackages, OWN_PACKAGE, resolveOwnPackage } from '@galley/node/linked-packages'
import { build, type Plugin } from 'esbuild'
import { importFrom, StyleModule } from './style-module'

/**
 * Evaluates style modules, each after those that it imports.
 * @param files their paths in the project, in that order
 * @param global the module that exports `globalStyle`
 */
export async function evaluateStyles(projectDir: string, files: readonly string[], global: string) {
  const styleModule = createStyleModules()
  const lines = [...files, global].map((file, index) => `export * as m${index} from ${JSON.stringify(`./${file}`)}`)
  const { outputFiles } = await build({
    absWorkingDir: projectDir,
    stdin: { contents: lines.join('\n'), resolveDir: projectDir },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    // Components and packages stay calls of `require`. In options, since Gatsby keeps the answers of plugins waiting for seconds.
    packages: 'external',
    external: ['./*.tsx'],
    preserveSymlinks: true,
    logLevel: 'silent',
    plugins: [linkedComponents, bundleLinkedPackages, nameImporters(projectDir)],
  })
  const bundle = { exports: {} as Record<string, Record<string, unknown>> }
  const requireModule = (path: string) =>
    path.startsWith(STYLES_OF)
      ? styleModule(path.slice(STYLES_OF.length)).api
      : importFrom(path.startsWith('.') ? join(projectDir, path) : path)
  const run = runInThisContext(`(function (module, exports, require) {${outputFiles[0]!.text}\n})`) as (
    module: typeof bundle,
    exports: object,
    require: (path: string) => unknown,
  ) => void
  run(bundle, bundle.exports, requireModule)
  const modules = files.map((file, index) =>
    Object.assign(styleModule(file), { exports: bundle.exports[`m${index}`]! }),
  )
  const globalStyle = bundle.exports[`m${files.length}`]!['globalStyle']
  if (typeof globalStyle !== 'string')
    throw new Error(`${global} exports no text "globalStyle": the style sheet begins with it.`)
  return { modules, globalStyle }
}

/** Components of linked packages are not evaluated either. */
const linkedComponents: Plugin = {
  name: 'linked-components',
  setup({ onResolve }) {
    onResolve({ filter: OWN_PACKAGE }, (request) =>
      resolveOwnPackage(request).endsWith('.tsx') ? { path: request.path, external: true } : undefined,
    )
  },
}

const STYLES_OF = 'styled-components of '

/** `styled-components` is another one for each module. */
const nameImporters = (projectDir: string): Plugin => ({
  name: 'name-importers',
  setup({ onResolve }) {
    onResolve({ filter: /^styled-components$/ }, ({ importer }) => ({
      path: STYLES_OF + relative(projectDir, importer),
      external: true,
    }))
  },
})

/** Makes style modules, with names that are short, the same in every build, and different from each other. */
function createStyleModules() {
  const modules = new Map<string, StyleModule>()
  const names = new Set<string>()
  return (file: string) => {
    const known = modules.get(file)
    if (known) return known
    let name
    for (let salt = ''; !name || names.has(name); salt += '+') name = digestName(file + salt)
    names.add(name)
    const module = new StyleModule(file, name)
    modules.set(file, module)
    return module
  }
}

/** A letter, a digit, and one of either: no word that content may have as a class. */
function digestName(text: string) {
  const digest = createHash('sha256').update(text).digest()
  const letter = String.fromCharCode(97 + (digest[0]! % 26))
  return `${letter}${digest[1]! % 10}${(digest[2]! % 36).toString(36)}`
}
