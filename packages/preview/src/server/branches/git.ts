import { spawn } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ignoreMissing } from '@galley/core/ignore-missing'
import { signalGroup } from '../signal-group'
import type { RepositoryUrl } from './repository-url'

/** Time that a terminated Git has to remove its locks before it is killed. */
const KILL_DELAY_MS = 2000

/** Maximum length of Git's error output that is kept. */
const MAX_OUTPUT_LENGTH = 8000

const STOPPED = 'The preview server is stopping.'

type GitFailure = 'stopped' | 'timeout' | 'disk full' | 'unreachable' | 'refused' | 'not found' | 'other'

/** A failed Git command. Its message contains no credentials. */
export class GitError extends Error {
  override name = 'GitError'

  constructor(
    message: string,
    readonly failure: GitFailure,
  ) {
    super(message)
  }
}

/** Runs Git in a folder, never in a repository of a parent folder. `limitMs` replaces the time limit of the other commands. */
export type Git = (args: string[], folder: string, limitMs?: number) => Promise<string>

/** Variables that the owner of the machine may set. Others, such as GIT_DIR, would point Git to another repository. */
const KEPT_VARIABLES = /^GIT_(ASKPASS|SSH|SSL|CONFIG_(GLOBAL|SYSTEM|NOSYSTEM)$)/
const DROPPED_VARIABLES = /^(GIT|PREVIEW)_/

const CONFIG = {
  // Runs no code from a repository.
  'core.hooksPath': '/dev/null',
  'core.fsmonitor': 'false',
  // A symbolic link in a branch could point to any file of this machine.
  'core.symlinks': 'false',
  // Files have the same bytes, and so the same digests, on every machine.
  'core.autocrlf': 'false',
  'core.logAllRefUpdates': 'false',
  // Git's background maintenance must hold no lock that `removeStaleLocks` would remove.
  'gc.packRefs': 'false',
}

/** Returns a function that runs Git for one repository. The URL is passed in the environment, so no file of the clone contains its credentials. */
export function createGit(repository: RepositoryUrl, stop: AbortSignal, defaultLimitMs: number): Git {
  return (args, folder, limitMs = defaultLimitMs) =>
    new Promise((resolve, reject) => {
      if (stop.aborted) {
        reject(new GitError(STOPPED, 'stopped'))
        return
      }
      const child = spawn('git', ['-C', folder, ...args], {
        env: { ...createEnvironment(repository), GIT_CEILING_DIRECTORIES: dirname(folder) },
        stdio: ['ignore', 'pipe', 'pipe'],
        // In a separate process group, helpers end with Git. Without a terminal, nothing can ask for a password.
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
    // A repository may name any URL as the server of its large files.
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

const EXPLANATIONS: Record<GitFailure, string> = {
  stopped: 'The preview server is stopping. Try again when it has started.',
  timeout:
    'Reading the repository took too long. Try again. If this happens again, check the server of the repository.',
  'disk full': 'The disk of the preview server is full. Free space on it, then refresh.',
  unreachable: 'The repository cannot be reached. Check the network of the preview server, then refresh.',
  refused: 'The repository refuses the preview server. Check the credentials in PREVIEW_REPOSITORY, or its SSH key.',
  'not found': 'Repository not found. Correct the URL in PREVIEW_REPOSITORY, or give its credentials read access.',
  other: 'The repository could not be read. See the log of the preview server, then refresh.',
}

/** Returns a message for editors with the failure and its remedy. The log has the details. */
export function explainFailure(error: unknown): string {
  if (error instanceof GitError) return EXPLANATIONS[error.failure]
  return EXPLANATIONS[(error as NodeJS.ErrnoException).code === 'ENOSPC' ? 'disk full' : 'other']
}

/** Removes the locks of a killed Git. Call it only while no other Git runs. */
export async function removeStaleLocks(folder: string, { isDeep, lock }: { isDeep: boolean; lock: RegExp }) {
  const files = (await readdir(folder, { recursive: isDeep }).catch(ignoreMissing)) ?? []
  const locks = files.filter((file) => lock.test(file))
  await Promise.all(locks.map((file) => rm(join(folder, file), { force: true })))
}
