import { EventEmitter } from 'node:events'
import { mkdir, realpath } from 'node:fs/promises'
import { mergeRuns } from '@galley/core/merge-runs'
import { PUBLISHED_BRANCH } from '@galley/core/preview'
import { createTurns } from '@galley/core/turns'
import type { FastifyBaseLogger } from 'fastify'
import { BranchError, type Branches, type RefreshResult } from './branches'
import { explainFailure } from './explain-failure'
import { createGit, GitError } from './git'
import { createMirror } from './mirror'
import { readRepositoryUrl } from './repository-url'
import { createTrees } from './trees'

/** Branches on disk at the same time. Opening another one removes the least recently used. */
export const MAX_BRANCHES = 10

/** Length of an unknown branch name in an error message. */
const MAX_SHOWN_LENGTH = 100

interface GitBranchesOptions {
  /** An https or ssh URL, or an absolute path. */
  repository: string
  /** Folder for the clone and the files of branches. Each process needs its own. */
  folder: string
  /** The branch of requests that name none. @default the default branch of the repository */
  defaultBranch?: string
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** Time limit of a Git command in milliseconds. @default GIT_LIMIT_MS */
  limitMs?: number
}

/** Opens the branches of a Git repository. Their files always match the repository; nothing is merged. */
export async function createGitBranches({
  repository,
  folder: givenFolder,
  defaultBranch: wanted,
  log,
  limitMs,
}: GitBranchesOptions): Promise<Branches> {
  const stop = new AbortController()
  const git = createGit(readRepositoryUrl(repository), stop.signal)
  await mkdir(givenFolder, { recursive: true })
  const folder = await realpath(givenFolder)
  const mirror = createMirror({ folder, git, limitMs, log })
  const trees = createTrees({ folder, repositoryDir: mirror.dir, git, limitMs })
  /** Runs one Git job at a time: a fetch during an incomplete checkout would report a broken clone. */
  const turns = createTurns(1)
  const events = new EventEmitter<{ change: [string, string]; close: [string, boolean] }>().setMaxListeners(0)
  /** The branches on disk, the most recently used last. */
  const opened = new Map<string, { projectDir: string; commit: string }>()

  const problem = await mirror.fetch().then(
    () => undefined,
    (error: unknown) => reportFailure(error),
  )
  let heads = await mirror.readHeads().catch((cause: unknown) => {
    throw new Error(problem ?? reportFailure(cause), { cause })
  })
  if (heads.size === 0) throw new Error(problem ?? 'PREVIEW_REPOSITORY has no branch yet. Push one, then start again.')
  const defaultBranch = wanted ?? (await mirror.readDefaultBranch({ isReachable: !problem }))
  if (!heads.has(defaultBranch)) throw new Error(explainNoDefault(defaultBranch, [...heads.keys()]))

  /** The published content is checked out with the default branch. */
  const namesOf = (branch: string) => (branch === defaultBranch ? [branch, PUBLISHED_BRANCH] : [branch])

  function reportFailure(error: unknown, branch?: string) {
    if (!stop.signal.aborted) log.warn({ err: error, branch }, 'The content stays as it was.')
    return explainFailure(error)
  }

  async function close(branch: string, { isDeleted = false } = {}) {
    opened.delete(branch)
    for (const name of namesOf(branch)) events.emit('close', name, isDeleted)
    await trees.remove(branch)
  }

  async function checkOut(branch: string, commit: string) {
    try {
      const projectDir = await trees.checkOut(branch, commit, opened.get(branch)?.commit)
      return { projectDir, commit }
    } catch (error) {
      // The commit is known but its files cannot be read, so the clone is broken.
      if (error instanceof GitError && error.failure === 'other') mirror.distrust()
      throw error
    }
  }

  async function followRepository(): Promise<RefreshResult> {
    const result: RefreshResult = { changed: [], gone: [], problems: [] }
    const known = [...heads.keys()]
    try {
      await mirror.fetch()
      heads = await mirror.readHeads()
    } catch (error) {
      return { ...result, problems: [reportFailure(error)] }
    }
    for (const branch of known.filter((name) => !heads.has(name))) {
      if (opened.has(branch)) result.gone.push(branch)
      await close(branch, { isDeleted: true })
    }
    for (const [branch, before] of [...opened]) {
      const commit = heads.get(branch)?.commit
      if (commit === undefined || commit === before.commit) continue
      try {
        const after = await checkOut(branch, commit)
        opened.set(branch, after)
        result.changed.push(branch)
        for (const name of namesOf(branch)) events.emit('change', name, after.projectDir)
      } catch (error) {
        result.problems.push(reportFailure(error, branch))
      }
    }
    return result
  }

  const refresh = mergeRuns(async () => {
    const follow = () => turns.run(followRepository)
    const first = await follow()
    if (!mirror.isSuspect) return first
    const second = await follow()
    return { ...second, changed: [...first.changed, ...second.changed], gone: [...first.gone, ...second.gone] }
  })

  async function openNow(branch: string) {
    const commit = heads.get(branch)?.commit
    if (commit === undefined) throw new BranchError(explainUnknown(branch), 410)
    const found = opened.get(branch) ?? (await checkOut(branch, commit))
    opened.set(branch, found)
    for (const [oldest] of opened) if (opened.size > MAX_BRANCHES) await close(oldest)
    await trees.removeSurplus(opened.keys(), MAX_BRANCHES)
    return found
  }

  return {
    defaultBranch,

    async list() {
      const others = [...heads.keys()].filter((branch) => branch !== defaultBranch)
      return [...(heads.has(defaultBranch) ? [defaultBranch] : []), ...others.sort((a, b) => a.localeCompare(b, 'en'))]
    },

    commitOf: (branch) => heads.get(branch),

    // Git never receives the requested name, only a commit that it listed itself.
    async open(name) {
      const branch = name === PUBLISHED_BRANCH ? defaultBranch : name
      const found = opened.get(branch)
      if (found) {
        opened.delete(branch)
        opened.set(branch, found)
        return found
      }
      const openInTurn = () => turns.run(() => openNow(branch))
      try {
        return await openInTurn().catch(async (error: unknown) => {
          if (!mirror.isSuspect) throw error
          await refresh()
          return openInTurn()
        })
      } catch (error) {
        if (error instanceof BranchError) throw error
        throw new BranchError(reportFailure(error, branch), 503, { cause: error })
      }
    },

    refresh,

    onChange(listener) {
      events.on('change', listener)
      return () => void events.off('change', listener)
    },

    onClose(listener) {
      events.on('close', listener)
      return () => void events.off('close', listener)
    },

    async close() {
      stop.abort()
      await refresh()
      await turns.run(async () => undefined)
    },
  }
}

function explainUnknown(branch: string) {
  const shown = branch.length > MAX_SHOWN_LENGTH ? `${branch.slice(0, MAX_SHOWN_LENGTH)}…` : branch
  return `There is no branch "${shown}". It may have been deleted or renamed; choose another, or refresh when it is new.`
}

function explainNoDefault(branch: string, branches: string[]) {
  return `PREVIEW_REPOSITORY has no branch "${branch}" to use as the default. Choose one of its branches: ${branches.join(', ')}.`
}
