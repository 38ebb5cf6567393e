import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signalGroup } from '../signal-group'
import type { BuildSandbox } from './build-sandbox'

/** Maximum length of the log that is kept while a build runs. */
const LOG_LENGTH = 64_000

export interface BuildRun {
  /** The project to build. */
  cwd: string
  env: NodeJS.ProcessEnv
  /** Aborts the build. */
  signal: AbortSignal
  /** Files and folders outside the project that the build reads. */
  readable: readonly string[]
}

export interface BuildOutcome {
  /** Exit code; null if the build was killed. */
  code: number | null
  /** The end of the build's output. */
  log: string
}

/** Runs `gatsby build` in a separate process group, which the signal kills, and in the sandbox if one is given. */
export async function runGatsbyBuild(
  { cwd, env, signal, readable }: BuildRun,
  sandbox?: BuildSandbox,
): Promise<BuildOutcome> {
  const gatsby = join(cwd, 'node_modules/gatsby')
  const { bin } = JSON.parse(await readFile(join(gatsby, 'package.json'), 'utf8')) as { bin: { gatsby: string } }
  signal.throwIfAborted()
  const command: [string, ...string[]] = [process.execPath, join(gatsby, bin.gatsby), 'build']
  const wrapped = sandbox?.wrap(command, { writable: cwd, readable }, env) ?? { command, env }
  const [program, ...args] = wrapped.command
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: wrapped.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let log = ''
    const collect = (part: Buffer) => void (log = (log + part.toString()).slice(-LOG_LENGTH))
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    const kill = () => signalGroup(child.pid, 'SIGKILL')
    const stopListening = () => {
      signal.removeEventListener('abort', kill)
      process.off('exit', kill)
    }
    signal.addEventListener('abort', kill)
    // Otherwise the group would outlive this process, and build into the folder of the next server.
    process.on('exit', kill)
    child.on('error', (error) => {
      stopListening()
      reject(error)
    })
    child.on('close', (code) => {
      stopListening()
      resolve({ code, log })
    })
  })
}
