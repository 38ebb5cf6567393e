import { EventEmitter } from 'node:events'
import { mkdir, realpath } from 'node:fs/promises'
import { mergeRuns } from '@galley/core/merge-runs'
import { PUBLISHED_BRANCH } from '@galley/core/preview'
import { createTurns } from '@galley/core/turns'
import type { FastifyBaseLogger } from 'fastify'
import { type BranchCommit, BranchError, type Branches, type RefreshResult } from './branches'
import { createGit, explainFailure, GitError } from './git'
import { Mirror } from './mirror'
import { readRepositoryUrl } from './repository-url'
import { createTrees } from './trees'

/** Maximum number of branches on disk. Opening another branch removes the least recently used branch. */
export const MAX_BRANCHES = 10

/** Maximum length of an unknown branch name in an error message. */
const MAX_SHOWN_LENGTH = 100

interface GitBranchesOptions {
  /** An https or ssh URL, or an absolute path. */
  repository: string
  /** Folder for the clone and the files of branches. Each process needs its own. */
  folder: string
  /** The branch of requests that name no branch. @default the default branch of the repository */
  defaultBranch?: string | undefined
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** Time limit of a Git command except for the first fetch, in milliseconds. @default 60_000 */
  limitMs?: number
}

/** Opens the branches of a Git repository. Their files always match the repository; nothing is merged. */
export async function createGitBranches({
  repository,
  folder: givenFolder,
  defaultBranch: wanted,
  log,
  limitMs = 60_000,
}: GitBranchesOptions): Promise<Branches> {
  const stop = new AbortController()
  const git = createGit(readRepositoryUrl(repository), stop.signal, limitMs)
  await mkdir(givenFolder, { recursive: true })
  const folder = await realpath(givenFolder)
  const mirror = new Mirror(folder, git, log)
  const trees = createTrees(folder, mirror.dir, git)
  const report: ReportFailure = (error, branch) => {
    if (!stop.signal.aborted) log.warn({ err: error, branch }, 'The content stays as it was.')
    return explainFailure(error)
  }

  const problem = await mirror.fetch().then(
    () => undefined,
    (error: unknown) => report(error),
  )
  const heads = await mirror.readHeads().catch((cause: unknown) => {
    throw new Error(problem ?? report(cause), { cause })
  })
  if (heads.size === 0) throw new Error(problem ?? 'PREVIEW_REPOSITORY has no branch yet. Push one, then start again.')
  const defaultBranch = wanted ?? (await mirror.readDefaultBranch({ isReachable: !problem }))
  if (!heads.has(defaultBranch)) throw new Error(explainNoDefault(defaultBranch, [...heads.keys()]))
  return new GitBranches(mirror, trees, defaultBranch, heads, stop, report)
}

/** Logs an error and returns its message for editors. */
type ReportFailure = (error: unknown, branch?: string) => string

class GitBranches implements Branches {
  /** The branches on disk, the most recently used last. */
  readonly #opened = new Map<string, { projectDir: string; commit: string }>()
  /** Runs one Git job at a time: a fetch during an incomplete checkout would report a broken clone. */
  readonly #turns = createTurns(1)
  readonly events: Branches['events'] = new EventEmitter()

  constructor(
    private readonly mirror: Mirror,
    private readonly trees: ReturnType<typeof createTrees>,
    readonly defaultBranch: string,
    /** The last commit of each branch. */
    private heads: Map<string, BranchCommit>,
    /** Aborts running Git commands. */
    private readonly stop: AbortController,
    private readonly report: ReportFailure,
  ) {}

  async list() {
    const others = [...this.heads.keys()].filter((branch) => branch !== this.defaultBranch)
    others.sort((a, b) => a.localeCompare(b, 'en'))
    return [...(this.heads.has(this.defaultBranch) ? [this.defaultBranch] : []), ...others]
  }

  commitOf(branch: string) {
    return this.heads.get(branch)
  }

  // Git never receives the requested name, only a commit that it listed itself.
  async open(name: string) {
    const branch = name === PUBLISHED_BRANCH ? this.defaultBranch : name
    const found = this.#opened.get(branch)
    if (found) {
      this.#opened.delete(branch)
      this.#opened.set(branch, found)
      return found
    }
    try {
      return await this.#turns.run(() => this.#openNow(branch))
    } catch (error) {
      if (error instanceof BranchError) throw error
      throw new BranchError(this.report(error, branch), 503, { cause: error })
    }
  }

  readonly refresh = mergeRuns(() => this.#turns.run(() => this.#followRepository()))

  async close() {
    this.stop.abort()
    await this.refresh()
    await this.#turns.run(async () => undefined)
  }

  async #openNow(branch: string) {
    const found = this.#opened.get(branch) ?? (await this.#checkOut(branch))
    this.#opened.set(branch, found)
    for (const [oldest] of this.#opened) if (this.#opened.size > MAX_BRANCHES) await this.#remove(oldest)
    await this.trees.removeSurplus(this.#opened.keys(), MAX_BRANCHES)
    return found
  }

  async #followRepository(): Promise<RefreshResult> {
    const result: RefreshResult = { changed: [], gone: [], problems: [] }
    const known = new Set([...this.heads.keys(), ...this.#opened.keys()])
    try {
      await this.mirror.fetch()
      this.heads = await this.mirror.readHeads()
    } catch (error) {
      return { ...result, problems: [this.report(error)] }
    }
    for (const branch of known) {
      if (this.heads.has(branch)) continue
      if (this.#opened.has(branch)) result.gone.push(branch)
      await this.#remove(branch, { isDeleted: true })
    }
    for (const [branch, before] of [...this.#opened]) {
      const commit = this.heads.get(branch)?.commit
      if (commit === undefined || commit === before.commit) continue
      try {
        this.#opened.set(branch, await this.#checkOut(branch))
        result.changed.push(branch)
        for (const name of this.#namesOf(branch)) this.events.emit('change', name)
      } catch (error) {
        result.problems.push(this.report(error, branch))
      }
    }
    return result
  }

  /** Checks out the last commit of a branch. If its files cannot be read, the clone is broken, and the server clones again. */
  async #checkOut(branch: string) {
    const checkOutNow = async () => {
      const commit = this.heads.get(branch)?.commit
      if (commit === undefined) throw new BranchError(explainUnknown(branch), 410)
      return { projectDir: await this.trees.checkOut(branch, commit, this.#opened.get(branch)?.commit), commit }
    }
    return checkOutNow().catch(async (error: unknown) => {
      if (!(error instanceof GitError && error.failure === 'other')) throw error
      await this.mirror.cloneAgain(error)
      this.heads = await this.mirror.readHeads()
      return checkOutNow()
    })
  }

  async #remove(branch: string, { isDeleted = false } = {}) {
    this.#opened.delete(branch)
    for (const name of this.#namesOf(branch)) this.events.emit('close', name, isDeleted)
    await this.trees.remove(branch)
  }

  /** The published content is checked out with the default branch. */
  #namesOf(branch: string) {
    return branch === this.defaultBranch ? [branch, PUBLISHED_BRANCH] : [branch]
  }
}

function explainUnknown(branch: string) {
  const shown = branch.length > MAX_SHOWN_LENGTH ? `${branch.slice(0, MAX_SHOWN_LENGTH)}…` : branch
  return `There is no branch "${shown}". It may have been deleted or renamed; choose another, or refresh when it is new.`
}

function explainNoDefault(branch: string, branches: string[]) {
  return `PREVIEW_REPOSITORY has no branch "${branch}" to use as the default. Choose one of its branches: ${branches.join(', ')}.`
}
