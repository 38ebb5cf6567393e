import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'
import { runInThisContext } from 'node:vm'
import { bundleLinkedPackages, OWN_PACKAGE, resolveOwnPackage } from '@galley/node/linked-packages'
import { build, type Plugin } from 'esbuild'
import { importFrom, StyleModule } from './style-module'

/**
 * Evaluates style modules, each after its imports.
 * @param files Paths in the project, in the order of evaluation.
 * @param global The module that exports `globalStyle`.
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
    // Components and packages stay calls of `require`. Uses options of esbuild for this instead of plugins, because Gatsby's busy thread delays the
    // callbacks of plugins by seconds.
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
    throw new Error(`${global} must export the string "globalStyle", which starts the style sheet. Export it.`)
  return { modules, globalStyle }
}

/** Excludes components of linked packages from evaluation. */
const linkedComponents: Plugin = {
  name: 'linked-components',
  setup({ onResolve }) {
    onResolve({ filter: OWN_PACKAGE }, (request) =>
      resolveOwnPackage(request).endsWith('.tsx') ? { path: request.path, external: true } : undefined,
    )
  },
}

const STYLES_OF = 'styled-components of '

/** Gives each style module its own instance of the API of `styled-components`. */
const nameImporters = (projectDir: string): Plugin => ({
  name: 'name-importers',
  setup({ onResolve }) {
    onResolve({ filter: /^styled-components$/ }, ({ importer }) => ({
      path: STYLES_OF + relative(projectDir, importer),
      external: true,
    }))
  },
})

/** Creates style modules with short, unique names that are the same in every build. */
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

/** Returns a letter, a digit, and a letter or digit. Content is unlikely to use such a class name. */
function digestName(text: string) {
  const digest = createHash('sha256').update(text).digest()
  const letter = String.fromCharCode(97 + (digest[0]! % 26))
  return `${letter}${digest[1]! % 10}${(digest[2]! % 36).toString(36)}`
}
