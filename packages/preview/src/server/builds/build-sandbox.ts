import { execFile } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'

const run = promisify(execFile)

/** The program that makes the sandbox, and the one name by which its package is known everywhere. */
const PROGRAM = 'bwrap'

/** Making a sandbox takes some milliseconds; one that hangs is none. */
const PROBE_LIMIT_MS = 20_000

/** What programs of the system read to run; what a system does not have is left out. Nothing of it is secret. */
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

/** Variables that lead out of the sandbox: there is no network in it, and no file of the server's user. */
const LEFT_OUT = /^(TEMP|TMP|NODE_EXTRA_CA_CERTS|\w+_proxy)$/i

/** What a build may see of the machine's disk beside its system. Everything else is not there. */
export interface SandboxFolders {
  /** The only folder that it may change, in which it runs. */
  writable: string
  /** Files and folders that it may read. */
  readable: readonly string[]
}

/** Wraps programs, so that they see their own files only. */
export interface BuildSandbox {
  /** The program and the variables that run `command` inside. */
  wrap: (
    command: readonly [string, ...string[]],
    folders: SandboxFolders,
    env: NodeJS.ProcessEnv,
  ) => { command: [string, ...string[]]; env: NodeJS.ProcessEnv }
}

/** A sandbox in which nothing of the folders `hidden` can be read, even where the system has them, such as in /usr/src. */
export const createBuildSandbox = (hidden: readonly string[]): BuildSandbox => ({
  wrap: ([program, ...args], { writable, readable }, env) => {
    const kept = Object.entries(env).filter(([name]) => !LEFT_OUT.test(name))
    return {
      command: [
        PROGRAM,
        // No process, network or shared memory of others; and it ends with the server.
        ...['--unshare-all', '--die-with-parent', '--cap-drop', 'ALL'],
        ...SYSTEM.flatMap((path) => ['--ro-bind-try', path, path]),
        ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
        ...hidden.flatMap((path) => ['--tmpfs', path]),
        ...[program, ...readable].flatMap((path) => ['--ro-bind', path, path]),
        ...['--bind', writable, writable, '--chdir', writable],
        ...['--', program, ...args],
      ],
      env: { ...Object.fromEntries(kept), HOME: '/tmp', TMPDIR: '/tmp' },
    }
  },
})

/** Whether builds run in a sandbox; "auto" is where the machine offers one. */
export const SANDBOX_MODES = ['auto', 'required', 'off'] as const
export type SandboxMode = (typeof SANDBOX_MODES)[number]

interface OpenOptions {
  mode: SandboxMode
  /** Folders of the server that no build may read. They exist. */
  hidden: readonly [string, ...string[]]
  /** True when the builds are of code that others push. */
  isOthersCode: boolean
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** The sandbox for preview builds; undefined when they run without one. Throws when there is none and there must be. */
export async function openBuildSandbox({ mode, hidden, isOthersCode, log }: OpenOptions) {
  if (mode === 'off') return undefined
  // A link may lead to a folder of the system, which is shown.
  const real = await Promise.all(hidden.map((folder) => realpath(folder).catch(() => folder)))
  const sandbox = createBuildSandbox([...new Set([...hidden, ...real])])
  const reason = await explainNoSandbox(sandbox, hidden[0])
  if (reason === undefined) return sandbox
  if (mode === 'required') {
    throw new Error(`PREVIEW_SANDBOX is "required", but there is no sandbox. ${reason}`)
  }
  const sentence = `Preview builds run without a sandbox: their code can read what this server can. ${reason}`
  // One's own code runs so with every `npx galley build`.
  if (isOthersCode) log.warn(`${sentence} PREVIEW_SANDBOX=off accepts it.`)
  else log.info(sentence)
  return undefined
}

/** Why there is no sandbox on this machine, with the remedy; undefined when there is one. `folder` is any that exists. */
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
    return `"bwrap" cannot make one: ${reason}. Let the server's user create namespaces; in a container, its settings decide.`
  }
}
