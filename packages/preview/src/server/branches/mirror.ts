import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { type Git, GitError } from './git'
import { removeStaleLocks } from './remove-stale-locks'

/** Time limit of the first clone, which takes longer than a fetch. */
const FIRST_FETCH_LIMIT_MS = 10 * 60_000

const HEADS = 'refs/heads/'
const HEAD_FIELDS = [
  '%(objectname)',
  '%(refname)',
  '%(committerdate:iso-strict)',
  '%(authorname)',
  '%(contents:subject)',
]
const LOCK = /\.lock$/
const BROKEN = 'The local clone of the repository is broken. The server clones it again.'

interface MirrorOptions {
  folder: string
  git: Git
  limitMs?: number | undefined
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** Keeps a bare clone of a repository with all its branches. */
export function createMirror({ folder, git, limitMs, log }: MirrorOptions) {
  const dir = join(folder, 'repository.git')
  let isSuspect = false
  const inMirror = (...args: string[]) => git(['--git-dir', dir, ...args], { folder })

  const fetchInto = (gitDir: string, limit?: number) =>
    git(
      [
        '--git-dir',
        gitDir,
        'fetch',
        '--quiet',
        '--prune',
        '--no-tags',
        '--no-recurse-submodules',
        '--no-write-fetch-head',
        'origin',
      ],
      {
        folder,
        ...(limit !== undefined && { limitMs: limit }),
      },
    )

  const isUsable = async () => {
    if (!existsSync(dir)) return false
    try {
      return (await inMirror('rev-parse', '--is-bare-repository')).trim() === 'true'
    } catch (error) {
      if (!(error instanceof GitError && error.failure === 'other')) throw error
      log.warn({ err: error }, BROKEN)
      return false
    }
  }

  /** Clones into another folder. The existing clone stays until the new one is complete. */
  async function make() {
    const fresh = join(folder, 'fresh.git')
    await rm(fresh, { recursive: true, force: true })
    await mkdir(dirname(fresh), { recursive: true })
    await git(['init', '--quiet', '--bare', '--template=', '--', fresh], { folder })
    await fetchInto(fresh, limitMs ?? FIRST_FETCH_LIMIT_MS)
    await rm(dir, { recursive: true, force: true })
    await rename(fresh, dir)
    isSuspect = false
  }

  /** Returns true if the clone caused an error: the fetch failed although the repository can be read. */
  async function isBroken(error: unknown) {
    if (!(error instanceof GitError && error.failure === 'other')) return false
    return git(['ls-remote', '--heads', 'origin'], { folder }).then(
      () => true,
      () => false,
    )
  }

  return {
    dir,

    /** Fetches all branches, or clones if the clone is missing or broken. */
    async fetch() {
      await mkdir(folder, { recursive: true })
      if (!(await isUsable())) return make()
      if (isSuspect) {
        log.warn(BROKEN)
        return make()
      }
      await removeStaleLocks(dir, { isDeep: false, lock: LOCK })
      await removeStaleLocks(join(dir, 'refs'), { isDeep: true, lock: LOCK })
      try {
        await fetchInto(dir, limitMs)
      } catch (error) {
        if (!(await isBroken(error))) throw error
        log.warn({ err: error }, BROKEN)
        await make()
      }
    },

    /** Returns the last commit of each branch. */
    async readHeads() {
      const answer = await inMirror('for-each-ref', `--format=${HEAD_FIELDS.join('%00')}`, HEADS)
      const lines = answer.split('\n').filter(Boolean)
      return new Map(
        lines.map((line) => {
          const [commit = '', name = '', committedAt = '', author = '', subject = ''] = line.split('\0')
          return [name.slice(HEADS.length), { commit, committedAt, author, subject }] as const
        }),
      )
    },

    /** Returns the default branch of the repository, or the last known one if the repository does not answer. */
    async readDefaultBranch({ isReachable }: { isReachable: boolean }) {
      const ask = () =>
        git(['ls-remote', '--symref', 'origin', 'HEAD'], { folder }).catch((error: unknown) => {
          log.warn({ err: error }, 'The repository did not name its default branch. The server uses the last known one.')
          return ''
        })
      const answer = isReachable ? await ask() : ''
      const [, head] = /^ref: (refs\/heads\/\S+)\tHEAD$/m.exec(answer) ?? []
      if (head) await inMirror('symbolic-ref', 'HEAD', head)
      const kept = head ?? (await inMirror('symbolic-ref', 'HEAD')).trim()
      return kept.slice(HEADS.length)
    },

    /** Makes the next fetch clone again. */
    distrust() {
      isSuspect = true
    },

    get isSuspect() {
      return isSuspect
    },
  }
}
