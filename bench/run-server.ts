import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** The time after which a server that does not stop is killed. */
const STOP_TIMEOUT_MS = 10_000

interface ServerOptions {
  file: string
  words?: readonly string[]
  folder: string
  variables: Record<string, string>
  /** Options for Node. */
  flags?: readonly string[]
}

export interface RunningServer {
  process: ChildProcess
  /** Returns the whole output of the server. */
  output: () => string
}

/** Runs a server of the project in a folder while `use` runs. Rejects if the server ends earlier. */
export async function runServer<Result>(
  { file, words = [], folder, variables, flags = [] }: ServerOptions,
  use: (server: RunningServer) => Promise<Result>,
): Promise<Result> {
  const child = spawn(process.execPath, [...flags, '--import', 'tsx', file, ...words], {
    cwd: folder,
    env: { ...process.env, HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Starts a separate process group, so that child processes of the server end together with the server.
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
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
      throw new Error(`${file} in ${folder} ended by itself:\n${output}`)
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
