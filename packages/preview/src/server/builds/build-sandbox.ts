import { execFile } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'

const run = promisify(execFile)

const PROGRAM = 'bwrap'

/** Time limit of the test run, which normally takes some milliseconds. */
const PROBE_LIMIT_MS = 20_000

/** System paths that programs need to run. None holds secrets, and missing ones are skipped. */
const SYSTEM = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/nix/store',
  '/etc/ld.so.cache',
  '/etc/alternatives',
  '/etc/fonts',
  '/etc/ssl/openssl.cnf',
  '/etc/localtime',
  '/etc/passwd',
  '/etc/group',
]

/** Variables without a meaning in the sandbox, which has no network and no files of the server's user. */
const LEFT_OUT = /^(TEMP|TMP|NODE_EXTRA_CA_CERTS|\w+_proxy)$/i

/** Folders that a build sees besides the system paths. Everything else is hidden. */
export interface SandboxFolders {
  /** Working directory, and the only folder that the build may change. */
  writable: string
  /** Files and folders that the build may read. */
  readable: readonly string[]
}

/** A program with its arguments. */
type Command = [string, ...string[]]

/** Creates a sandbox in which programs see only their own files. The folders `hidden` are hidden even inside system paths such as /usr/src. */
export const createBuildSandbox = (hidden: readonly string[]) => ({
  /** Returns the command and environment that run a command in the sandbox. */
  wrap: ([program, ...args]: Command, { writable, readable }: SandboxFolders, env: NodeJS.ProcessEnv) => {
    const kept = Object.entries(env).filter(([name]) => !LEFT_OUT.test(name))
    return {
      command: [
        PROGRAM,
        // Shares no process, network or memory with the server, and ends with it.
        ...['--unshare-all', '--die-with-parent', '--cap-drop', 'ALL'],
        ...SYSTEM.flatMap((path) => ['--ro-bind-try', path, path]),
        ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
        ...hidden.flatMap((path) => ['--tmpfs', path]),
        ...[program, ...readable].flatMap((path) => ['--ro-bind', path, path]),
        ...['--bind', writable, writable, '--chdir', writable],
        ...['--', program, ...args],
      ] as Command,
      env: { ...Object.fromEntries(kept), HOME: '/tmp', TMPDIR: '/tmp' } as NodeJS.ProcessEnv,
    }
  },
})

export type BuildSandbox = ReturnType<typeof createBuildSandbox>

/** Values of PREVIEW_SANDBOX; "auto" uses a sandbox if the machine offers one. */
export const SANDBOX_MODES = ['auto', 'required', 'off'] as const
export type SandboxMode = (typeof SANDBOX_MODES)[number]

interface OpenOptions {
  mode: SandboxMode
  /** Existing folders of the server that no build may read. */
  hidden: readonly [string, ...string[]]
  /** True if builds run code that others push. */
  isOthersCode: boolean
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** Returns the sandbox for preview builds, or undefined if they run without one. Throws if `mode` is "required" and the machine has no sandbox. */
export async function openBuildSandbox({ mode, hidden, isOthersCode, log }: OpenOptions) {
  if (mode === 'off') return undefined
  // A hidden folder may be a link to a folder inside a system path.
  const real = await Promise.all(hidden.map((folder) => realpath(folder).catch(() => folder)))
  const sandbox = createBuildSandbox([...new Set([...hidden, ...real])])
  const reason = await explainNoSandbox(sandbox, hidden[0])
  if (reason === undefined) return sandbox
  if (mode === 'required') {
    throw new Error(`PREVIEW_SANDBOX is "required", but there is no sandbox. ${reason}`)
  }
  const sentence = `Preview builds run without a sandbox: their code can read what this server can. ${reason}`
  // No warning for your own code: every `npx galley build` runs this code without a sandbox too.
  if (isOthersCode) log.warn(`${sentence} Set PREVIEW_SANDBOX=off to accept this.`)
  else log.info(sentence)
  return undefined
}

/** Returns the reason why this machine has no sandbox, with a remedy, or undefined if it has one. `folder` is any existing folder. */
async function explainNoSandbox(sandbox: BuildSandbox, folder: string): Promise<string | undefined> {
  const { command, env } = sandbox.wrap(
    [process.execPath, '--version'],
    { writable: folder, readable: [] },
    { PATH: process.env['PATH'] },
  )
  const [program, ...args] = command
  try {
    await run(program, args, { env, timeout: PROBE_LIMIT_MS })
    return undefined
  } catch (error) {
    const { code, stderr = '', message } = error as NodeJS.ErrnoException & { stderr?: string }
    if (code === 'ENOENT') {
      return 'The program "bwrap" is not installed. Install the package "bubblewrap" (it is for Linux).'
    }
    const reason = (stderr.trim().split('\n').at(-1) ?? '') || message
    return `"bwrap" cannot create a sandbox: ${reason}. Let the server's user create namespaces; in a container, its settings decide.`
  }
}
