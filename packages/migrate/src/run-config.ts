import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { messageOf } from '@galley/core/message-of'
import { buildSync } from 'esbuild'

const TIME_LIMIT = 10_000
const OUTPUT_LIMIT = 20_000_000
const [MAJOR = 0] = process.versions.node.split('.').map(Number)
/** Key of the objects that stand for values of packages that could not be loaded. */
export const MARK = '\0computed'
/** The permission option has been stable since Node 24. */
const PERMISSION = MAJOR >= 24 ? '--permission' : '--experimental-permission'

/**
 * The script of the child process. Modules that only add types, or would start a system, are replaced by a function that returns its argument.
 * Modules that cannot be loaded are replaced by values that the answer marks as computed. Arithmetic with such a value ends the run. The answer has
 * no functions and no cycles.
 */
const CHILD = `
const MARK = ${JSON.stringify(MARK)}
const { createRequire, isBuiltin } = require('node:module')
const { writeSync } = require('node:fs')
const same = (value) => value
Object.setPrototypeOf(same, new Proxy(Function.prototype, { get: (target, name) => (name in target ? target[name] : same) }))
const WRAPPERS = /^(vitepress|astro|@astrojs\\/starlight|nuxt|@nuxt\\/content|docus)(\\/config)?$/
const GIVES_BACK = /^(define\\w*|with[A-Z]\\w*|extendConfig)$/
const TEXT = Symbol('text')
const textOf = (value) => (typeof value === 'function' ? value[TEXT] : undefined)
function computed(text, name) {
  return new Proxy((...args) => args, {
    get: (_, key) => {
      if (key === TEXT) return text
      if (key === 'then') return undefined
      if (key === Symbol.iterator) return function* () { yield computed(text, name) }
      if (key === Symbol.toPrimitive) return (hint) => {
        if (hint === 'number') throw new Error(text + ' belongs to a package that cannot be loaded')
        return '\\0' + text + '\\0'
      }
      return typeof key === 'symbol' ? undefined : computed(text + '.' + key, key)
    },
    ownKeys: () => { throw new Error(text + ' belongs to a package that cannot be loaded') },
    apply: (_, __, args) => GIVES_BACK.test(name) && args.length > 0 ? args[0] : computed(text + (args.length > 0 ? '(…)' : '()'), ''),
    construct: () => computed('new ' + text, ''),
  })
}
/** Creates a replacement for a module. The exports of the replacement can be read by name, but not listed. */
function replace(name) {
  const whole = (...args) => computed(name, '')(...args)
  delete whole.name
  delete whole.length
  const exported = new Proxy({}, { get: (_, key) => (key === TEXT ? name : typeof key === 'symbol' || ['__esModule', 'then'].includes(key) ? undefined : computed(key, key)) })
  return Object.setPrototypeOf(whole, exported)
}
function plain(value, above = []) {
  const text = textOf(value) ?? (typeof value === 'string' && value.includes('\\0') ? value.replace(/\\0([^\\0]*)\\0?/g, '\${$1}') : undefined)
  if (text !== undefined) return { [MARK]: text }
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value
  if (typeof value !== 'object' || above.includes(value)) return undefined
  const inside = [...above, value]
  if (Array.isArray(value)) return value.map((one) => plain(one, inside))
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one, inside)]))
}
let input = ''
process.stdin.on('data', (part) => (input += part)).on('end', async () => {
  const answer = (result) => (writeSync(3, JSON.stringify(result)), process.exit(0))
  try {
    const { code, file, folder, url, names } = JSON.parse(input)
    const real = createRequire(file)
    const known = new Map()
    const missing = []
    for (const name of names) {
      if (WRAPPERS.test(name) || isBuiltin(name)) continue
      try {
        known.set(name, real(name))
      } catch {
        // A package may only support "import".
        known.set(name, await import(name).catch(() => (missing.push(name), replace(name))))
      }
    }
    const load = (name) => (WRAPPERS.test(name) ? same : (known.get(name) ?? real(name)))
    load.resolve = (name) => {
      try {
        return real.resolve(name)
      } catch {
        return name
      }
    }
    const module = { exports: {} }
    new Function('require', 'module', 'exports', '__filename', '__dirname', '__url', code)(load, module, module.exports, file, folder, url)
    let value = module.exports
    if (value && value.__esModule && 'default' in value) value = value.default
    if (typeof value === 'function' && value !== same) value = value({ command: 'build', mode: 'production' })
    answer({ value: plain(await value), missing })
  } catch (error) {
    answer({ failure: String((error && error.message) || error).split('\\n')[0] })
  }
})
`

export type Run =
  | { value: unknown; /** Packages that could not be loaded. */ missing?: string[]; failure?: never }
  | { failure: string }

/** Lists the folders of installed packages from which a folder can import. */
function packagesAround(folder: string): string[] {
  const here = join(folder, 'node_modules')
  const above = dirname(folder)
  return [...(existsSync(here) ? [here] : []), ...(above === folder ? [] : packagesAround(above))]
}

/**
 * Runs a configuration in a child process without environment variables. The process may read the old site and installed packages, but cannot
 * write files or start processes. Returns a `failure` if the configuration throws or exceeds the time limit.
 */
export function runConfig(file: string, root: string): Run {
  const folder = dirname(file)
  try {
    const { outputFiles, metafile } = buildSync({
      entryPoints: [file],
      bundle: true,
      write: false,
      metafile: true,
      format: 'cjs',
      platform: 'node',
      packages: 'external',
      logLevel: 'silent',
      define: { 'import.meta.url': '__url', 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename' },
    })
    const imports = Object.values(metafile.outputs).flatMap((one) => one.imports)
    const names = [
      ...new Set(imports.flatMap(({ path, kind, external }) => (external && kind !== 'require-resolve' ? [path] : []))),
    ]
    const allowed = [root, ...packagesAround(folder)].map((one) => `--allow-fs-read=${join(one, '*')}`)
    const { output, error } = spawnSync(
      process.execPath,
      [PERMISSION, ...allowed, '--no-warnings', '--input-type=commonjs', '-e', CHILD],
      {
        cwd: folder,
        env: { NODE_ENV: 'production' },
        input: JSON.stringify({ code: outputFiles[0]!.text, file, folder, names, url: `file://${file}` }),
        stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
        timeout: TIME_LIMIT,
        killSignal: 'SIGKILL',
        maxBuffer: OUTPUT_LIMIT,
      },
    )
    if (error)
      return { failure: 'code' in error && error.code === 'ETIMEDOUT' ? 'it took more than 10 s' : error.message }
    const answer = output[3]?.toString() ?? ''
    return answer ? (JSON.parse(answer) as Run) : { failure: 'it ended without an answer' }
  } catch (error) {
    // The first line of esbuild's message only counts the errors.
    const [first] = (Object(error) as { errors?: { text: string }[] }).errors ?? []
    return { failure: first?.text ?? messageOf(error).split('\n')[0]! }
  }
}
