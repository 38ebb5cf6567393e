import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { type Git, GitError, removeStaleLocks } from './git'

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
const FETCH = ['fetch', '--quiet', '--prune', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head', 'origin']
/** Branches, and the tags that versions of the documentation may name. */
const REFS = ['heads', 'tags'].map((kind) => `+refs/${kind}/*:refs/${kind}/*`)
const LOCK = /\.lock$/
const BROKEN = 'The local clone of the repository is broken. The server clones it again.'

/** Keeps a bare clone of a repository with all its branches. */
export class Mirror {
  /** Absolute path of the clone. */
  readonly dir: string

  constructor(
    private readonly folder: string,
    private readonly git: Git,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {
    this.dir = join(folder, 'repository.git')
  }

  /** Fetches all branches and tags, or clones if the clone is missing or broken. */
  async fetch() {
    if (!existsSync(this.dir)) return this.#clone()
    await removeStaleLocks(this.dir, { isDeep: false, lock: LOCK })
    await removeStaleLocks(join(this.dir, 'refs'), { isDeep: true, lock: LOCK })
    try {
      await this.#fetchInto(this.dir)
    } catch (error) {
      if (!(await this.#isBroken(error))) throw error
      await this.cloneAgain(error)
    }
  }

  /** Replaces a broken clone. */
  async cloneAgain(error: unknown) {
    this.log.warn({ err: error }, BROKEN)
    await this.#clone()
  }

  /** Returns the last commit of each branch. */
  async readHeads() {
    const answer = await this.#gitInClone('for-each-ref', `--format=${HEAD_FIELDS.join('%00')}`, HEADS)
    const lines = answer.split('\n').filter(Boolean)
    return new Map(
      lines.map((line) => {
        const [commit = '', name = '', committedAt = '', author = '', subject = ''] = line.split('\0')
        return [name.slice(HEADS.length), { commit, committedAt, author, subject }] as const
      }),
    )
  }

  /** Returns the default branch of the repository, or the last known one if the repository does not answer. */
  async readDefaultBranch({ isReachable }: { isReachable: boolean }) {
    const ask = () =>
      this.git(['ls-remote', '--symref', 'origin', 'HEAD'], this.folder).catch((error: unknown) => {
        this.log.warn(
          { err: error },
          'The repository did not name its default branch. The server uses the last known one.',
        )
        return ''
      })
    const answer = isReachable ? await ask() : ''
    const [, head] = /^ref: (refs\/heads\/\S+)\tHEAD$/m.exec(answer) ?? []
    if (head) await this.#gitInClone('symbolic-ref', 'HEAD', head)
    const kept = head ?? (await this.#gitInClone('symbolic-ref', 'HEAD')).trim()
    return kept.slice(HEADS.length)
  }

  #gitInClone(...args: string[]) {
    return this.git(['--git-dir', this.dir, ...args], this.folder)
  }

  #fetchInto(gitDir: string, limitMs?: number) {
    return this.git(['--git-dir', gitDir, ...FETCH, ...REFS], this.folder, limitMs)
  }

  /** Clones into another folder. The existing clone stays until the new one is complete. */
  async #clone() {
    const fresh = join(this.folder, 'fresh.git')
    await rm(fresh, { recursive: true, force: true })
    await mkdir(this.folder, { recursive: true })
    await this.git(['init', '--quiet', '--bare', '--template=', '--', fresh], this.folder)
    await this.#fetchInto(fresh, FIRST_FETCH_LIMIT_MS)
    await rm(this.dir, { recursive: true, force: true })
    await rename(fresh, this.dir)
  }

  /** Returns true if the clone caused an error: the fetch failed although the repository can be read. */
  async #isBroken(error: unknown) {
    if (!(error instanceof GitError && error.failure === 'other')) return false
    return this.git(['ls-remote', '--heads', 'origin'], this.folder).then(
      () => true,
      () => false,
    )
  }
}
