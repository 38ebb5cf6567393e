import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildSync } from 'esbuild'
import { messageOf } from '../../lib/message-of'

const TIME_LIMIT = 10_000
const OUTPUT_LIMIT = 20_000_000
const [MAJOR = 0] = process.versions.node.split('.').map(Number)
/** Stable since Node 24. */
const PERMISSION = MAJOR >= 24 ? '--permission' : '--experimental-permission'

/**
 * Runs in the child. Modules that only give types to a configuration, or that would start a system, are replaced by a function that returns its
 * argument. Functions, and what leads back to itself, are left out of the answer.
 */
const CHILD = `
const { createRequire } = require('node:module')
const { writeSync } = require('node:fs')
const same = (value) => value
Object.setPrototypeOf(same, new Proxy(Function.prototype, { get: (target, name) => (name in target ? target[name] : same) }))
const WRAPPERS = /^(vitepress|astro|@astrojs\\/starlight|nuxt|@nuxt\\/content|docus)(\\/config)?$/
function plain(value, above = []) {
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
    const { code, file, folder, url } = JSON.parse(input)
    const real = createRequire(file)
    const load = (name) => (WRAPPERS.test(name) ? same : real(name))
    load.resolve = real.resolve
    const module = { exports: {} }
    new Function('require', 'module', 'exports', '__filename', '__dirname', '__url', code)(load, module, module.exports, file, folder, url)
    let value = module.exports
    if (value && value.__esModule && 'default' in value) value = value.default
    if (typeof value === 'function' && value !== same) value = value({ command: 'build', mode: 'production' })
    answer({ value: plain(await value) })
  } catch (error) {
    answer({ failure: String((error && error.message) || error).split('\\n')[0] })
  }
})
`

export type Run = { value: unknown; failure?: never } | { failure: string }

/** The folders of installed packages that a file finds. */
function packagesAround(folder: string): string[] {
  const here = join(folder, 'node_modules')
  const above = dirname(folder)
  return [...(existsSync(here) ? [here] : []), ...(above === folder ? [] : packagesAround(above))]
}

/**
 * Runs a configuration in a process of its own, which may read the old site and installed packages, and gets no environment. It cannot write,
 * and starts no process. Fails where a package is missing, or the time is over.
 */
export function runConfig(file: string, readable: readonly string[]): Run {
  const folder = dirname(file)
  try {
    const { outputFiles } = buildSync({
      entryPoints: [file],
      bundle: true,
      write: false,
      format: 'cjs',
      platform: 'node',
      packages: 'external',
      logLevel: 'silent',
      define: { 'import.meta.url': '__url', 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename' },
    })
    const allowed = [...readable, ...packagesAround(folder)].map((one) => `--allow-fs-read=${join(one, '*')}`)
    const { output, error } = spawnSync(
      process.execPath,
      [PERMISSION, ...allowed, '--no-warnings', '--input-type=commonjs', '-e', CHILD],
      {
        cwd: folder,
        env: { NODE_ENV: 'production' },
        input: JSON.stringify({ code: outputFiles[0]!.text, file, folder, url: `file://${file}` }),
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
