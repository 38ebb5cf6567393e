import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** The time after which a server that does not stop is killed. */
const STOP_TIMEOUT_MS = 10_000

/** Maximum number of characters of a server's output that are kept. A log of ten minutes under load would fill the memory. */
const OUTPUT_LENGTH = 1_000_000

interface ServerOptions {
  file: string
  words?: readonly string[]
  folder: string
  variables: Record<string, string>
  /** Options for Node. */
  flags?: readonly string[]
}

interface ProgramOptions extends Pick<ServerOptions, 'folder' | 'variables'> {
  command: string
  words: readonly string[]
}

export interface RunningServer {
  process: ChildProcess
  /** Returns the output of the server: at least its last million characters. */
  output: () => string
}

/** Runs a server of the project in a folder while `use` runs. Rejects if the server ends earlier. */
export const runServer = <Result>(
  { file, words = [], folder, variables, flags = [] }: ServerOptions,
  use: (server: RunningServer) => Promise<Result>,
): Promise<Result> =>
  runProgram(
    { command: process.execPath, words: [...flags, '--import', 'tsx', file, ...words], folder, variables },
    use,
  )

/** Runs a program in a folder while `use` runs. Rejects if the program ends earlier. */
export async function runProgram<Result>(
  { command, words, folder, variables }: ProgramOptions,
  use: (server: RunningServer) => Promise<Result>,
): Promise<Result> {
  const child = spawn(command, words, {
    cwd: folder,
    env: { ...process.env, HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Starts a separate process group, so that child processes of the server end together with the server.
    detached: true,
  })
  let output = ''
  const keepOutput = (chunk: Buffer) => {
    output += chunk.toString()
    // Cuts rarely, because a cut copies the whole text, and a server waits for the reader of its log.
    if (output.length > 2 * OUTPUT_LENGTH) output = output.slice(-OUTPUT_LENGTH)
  }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', keepOutput)
  const killAll = () => {
    try {
      process.kill(-child.pid!, 'SIGKILL')
    } catch {
      // All processes of the group have ended already.
    }
  }
  // The server's processes would otherwise outlive this process if somebody stops it.
  process.on('exit', killAll)
  const ended = once(child, 'exit')
  try {
    const failed = ended.then(() => {
      throw new Error(`${[command, ...words].join(' ')} in ${folder} ended by itself:\n${output}`)
    })
    return await Promise.race([use({ process: child, output: () => output }), failed])
  } finally {
    child.kill('SIGTERM')
    const late = setTimeout(killAll, STOP_TIMEOUT_MS)
    await ended
    clearTimeout(late)
    killAll()
    process.off('exit', killAll)
  }
}
