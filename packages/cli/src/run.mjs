import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import { join } from 'node:path'

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] folder in which the program runs; the working folder by default
 * @property {NodeJS.ProcessEnv} [env] environment of the program; the environment of this process by default
 * @property {AbortSignal} [signal] stops the program with SIGTERM
 * @property {(part: string) => void} [onOutput] called with the output of the program; without this function the output goes to the terminal
 */

/**
 * Runs a program until it ends. Forwards signals to the program.
 * @param {string} command
 * @param {string[]} commandArguments
 * @param {RunOptions} [options]
 * @returns {Promise<number>} exit code of the program
 */
export function run(command, commandArguments, { cwd, env = process.env, signal, onOutput } = {}) {
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
    // A terminal sends Ctrl+C to the child as well, so this process only waits for the child.
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
    // The event "close" follows "exit", once all output has been read.
    child.on('close', (code, endedBy) => {
      stopListening()
      resolve(code ?? 128 + (endedBy ? constants.signals[endedBy] : 0))
    })
  })
}

/**
 * Returns the folder of a package that code in a folder can import, or undefined.
 * @param {string} packageName
 * @param {string} [folder] the working folder by default
 */
export function findPackage(packageName, folder = process.cwd()) {
  const paths = createRequire(join(folder, 'package.json')).resolve.paths(packageName) ?? []
  return paths.map((path) => join(path, packageName)).find((found) => existsSync(join(found, 'package.json')))
}

/**
 * Returns the file of a command line tool of an installed package.
 * @param {string} packageName
 * @param {string} tool the name of its command
 * @param {string} [folder] the working folder by default
 */
export function findTool(packageName, tool, folder) {
  const found = findPackage(packageName, folder)
  if (!found)
    throw new Error(`The package ${packageName} is not installed. Install it with: npm install ${packageName}`)
  const { bin } = /** @type {{ bin: string | Record<string, string> }} */ (
    JSON.parse(readFileSync(join(found, 'package.json'), 'utf8'))
  )
  const file = typeof bin === 'string' ? bin : bin[tool]
  if (!file)
    throw new Error(`The package "${packageName}" has no command "${tool}". Correct the script that runs the command.`)
  return join(found, file)
}

/**
 * Runs a command line tool of an installed package, and rejects when the tool fails.
 * @param {string} packageName
 * @param {string} tool the name of its command
 * @param {string[]} toolArguments
 * @param {RunOptions} [options]
 */
export async function runTool(packageName, tool, toolArguments, options) {
  const code = await run(process.execPath, [findTool(packageName, tool, options?.cwd), ...toolArguments], options)
  if (code !== 0) throw new Error(`"${tool}" stopped with exit code ${code}. Its own messages are above.`)
}

/**
 * Runs the task of a command and sets the exit code. Prints errors without their stacks.
 * @param {() => Promise<number | void>} task resolves with an exit code, or with nothing for success
 */
export async function runCommand(task) {
  try {
    process.exitCode = (await task()) ?? 0
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
