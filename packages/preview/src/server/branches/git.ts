import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import type { RepositoryUrl } from './repository-url'

/** Git is ended when it has not finished after this. */
export const GIT_LIMIT_MS = 60_000

/** Time to remove its locks, for a Git that is ended. */
const KILL_DELAY_MS = 2000

/** Characters of Git's output that are kept, from its end. */
const MAX_OUTPUT_LENGTH = 8000

const STOPPED = 'The preview server stops.'

type GitFailure = 'stopped' | 'timeout' | 'disk full' | 'unreachable' | 'refused' | 'not found' | 'other'

/** Git failed; the message has no credentials in it. */
export class GitError extends Error {
  override name = 'GitError'

  constructor(
    message: string,
    readonly failure: GitFailure,
  ) {
    super(message)
  }
}

interface GitOptions {
  /** The folder to work in; a repository further up is never taken for the one that should be here. */
  folder: string
  /** @default GIT_LIMIT_MS */
  limitMs?: number
}

export type Git = (args: string[], options: GitOptions) => Promise<string>

/** What the machine's owner may set; the rest, such as GIT_DIR, would lead Git elsewhere. */
const KEPT_VARIABLES = /^GIT_(ASKPASS|SSH|SSL|CONFIG_(GLOBAL|SYSTEM|NOSYSTEM)$)/
const DROPPED_VARIABLES = /^(GIT|PREVIEW)_/

const CONFIG = {
  'remote.origin.fetch': '+refs/heads/*:refs/heads/*',
  // Nothing that lies in a repository is run.
  'core.hooksPath': '/dev/null',
  'core.fsmonitor': 'false',
  // A link in a branch could lead to any file of this machine.
  'core.symlinks': 'false',
  // Files have the same bytes, and so the same digests, on every machine.
  'core.autocrlf': 'false',
  'core.logAllRefUpdates': 'false',
  // Git tidies up in the background, where it must hold no lock that is taken for a left one.
  'gc.packRefs': 'false',
}

/** Runs Git for one repository. Its URL is handed over in the environment: it is not in a file of the copy. */
export function createGit(repository: RepositoryUrl, stop: AbortSignal): Git {
  return (args, { folder, limitMs = GIT_LIMIT_MS }) =>
    new Promise((resolve, reject) => {
      if (stop.aborted) {
        reject(new GitError(STOPPED, 'stopped'))
        return
      }
      const child = spawn('git', ['-C', folder, ...args], {
        env: { ...createEnvironment(repository), GIT_CEILING_DIRECTORIES: dirname(folder) },
        stdio: ['ignore', 'pipe', 'pipe'],
        // In a group of its own, its helpers end with it; and without a terminal nothing can ask for a password.
        detached: true,
      })
      let isLate = false
      let killTimer: NodeJS.Timeout | undefined
      const end = () => {
        signalGroup(child.pid, 'SIGTERM')
        killTimer = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), KILL_DELAY_MS)
      }
      const limitTimer = setTimeout(() => {
        isLate = true
        end()
      }, limitMs)
      stop.addEventListener('abort', end)

      let answer = ''
      let said = ''
      child.stdout.setEncoding('utf8').on('data', (text: string) => (answer += text))
      child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-MAX_OUTPUT_LENGTH)))
      const finish = (error?: GitError) => {
        clearTimeout(limitTimer)
        clearTimeout(killTimer)
        stop.removeEventListener('abort', end)
        if (error) reject(error)
        else resolve(answer)
      }
      child.once('error', ({ message }) => finish(new GitError(`Git cannot be run: ${message}.`, 'other')))
      child.once('close', (code) => {
        if (isLate) finish(new GitError(`git ${args[0]} was not done after ${limitMs / 1000} s.`, 'timeout'))
        else if (code === 0) finish()
        else if (stop.aborted) finish(new GitError(STOPPED, 'stopped'))
        else finish(new GitError(`git ${args[0]}: ${repository.mask(said.trim()) || 'failed'}`, findFailure(said)))
      })
    })
}

function createEnvironment({ url, protocols }: RepositoryUrl): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => KEPT_VARIABLES.test(name) || !DROPPED_VARIABLES.test(name),
  )
  const config = Object.entries({ 'remote.origin.url': url, ...CONFIG })
  return {
    ...Object.fromEntries(inherited),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    // A repository may name any URL for its large files.
    GIT_LFS_SKIP_SMUDGE: '1',
    GIT_ALLOW_PROTOCOL: protocols,
    GIT_CONFIG_COUNT: String(config.length),
    ...Object.fromEntries(
      config.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ]),
    ),
  }
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals) {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}

const FAILURES: [GitFailure, RegExp][] = [
  ['disk full', /no space left on device|disk quota exceeded/i],
  [
    'refused',
    /authentication failed|permission denied|could not read (username|password)|host key verification|error: 40[13]/i,
  ],
  [
    'unreachable',
    /could not resolve|unable to look up|(failed|could not|unable) to connect|couldn't connect|connection (refused|reset|timed out|closed)|unreachable|timed out/i,
  ],
  ['not found', /repository .*not found|does not appear to be a git repository|repository '.*' does not exist/i],
]

function findFailure(said: string): GitFailure {
  return FAILURES.find(([, pattern]) => pattern.test(said))?.[0] ?? 'other'
}
