import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, with a trailing slash. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url))

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] where it runs; the project by default
 * @property {NodeJS.ProcessEnv} [env] our own by default
 * @property {AbortSignal} [signal] stops it, as a terminal would that is closed
 * @property {(part: string) => void} [onOutput] called with what the program writes; without it the program has our streams
 */

/**
 * Runs a program until it ends. Signals sent to us reach it.
 * @param {string} command
 * @param {string[]} commandArguments
 * @param {RunOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export function run(command, commandArguments, { cwd = projectFolder, env = process.env, signal, onOutput } = {}) {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(command, commandArguments, { cwd, stdio, env })
    if (onOutput) {
      for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput)
    }
    const forward = (/** @type {NodeJS.Signals} */ name) => child.kill(name)
    const stop = () => forward('SIGTERM')
    signal?.addEventListener('abort', stop)
    // A terminal sends Ctrl+C to the child as well; we only have to outlive it.
    const wait = () => undefined
    process.on('SIGTERM', forward).on('SIGHUP', forward).on('SIGINT', wait)
    const stopListening = () => {
      signal?.removeEventListener('abort', stop)
      process.off('SIGTERM', forward).off('SIGHUP', forward).off('SIGINT', wait)
    }
    child.on('error', (error) => {
      stopListening()
      reject(error)
    })
    // Emitted after "exit", when all output has arrived.
    child.on('close', (code, endedBy) => {
      stopListening()
      resolve(code ?? 128 + (endedBy ? constants.signals[endedBy] : 0))
    })
  })
}

/**
 * The file of a command line tool of an installed package.
 * @param {string} packageName
 * @param {string} tool the name of its command
 */
export function findTool(packageName, tool) {
  const folder = join(projectFolder, 'node_modules', packageName)
  const { bin } = /** @type {{ bin: string | Record<string, string> }} */ (
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  )
  const file = typeof bin === 'string' ? bin : bin[tool]
  if (!file)
    throw new Error(`The package "${packageName}" has no command "${tool}". Correct the script that asks for it.`)
  return join(folder, file)
}

/**
 * Runs a command line tool of an installed package, and rejects when the tool fails.
 * @param {string} packageName
 * @param {string} tool the name of its command
 * @param {string[]} toolArguments
 * @param {RunOptions} [options]
 */
export async function runTool(packageName, tool, toolArguments, options) {
  const code = await run(process.execPath, [findTool(packageName, tool), ...toolArguments], options)
  if (code !== 0) throw new Error(`"${tool}" stopped with exit code ${code}. Its own messages are above.`)
}

/**
 * The frame of each command here: what it throws is shown as a sentence, not as a stack.
 * @param {() => Promise<number | void>} task gives an exit code, or nothing for success
 */
export async function runCommand(task) {
  try {
    process.exitCode = (await task()) ?? 0
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
