import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '@galley/core/ignore-missing'
import { type Git, GitError } from './git'
import { removeStaleLocks } from './remove-stale-locks'

const MAX_NAME_LENGTH = 40

interface TreesOptions {
  folder: string
  /** The repository that the trees are of. */
  repositoryDir: string
  git: Git
  limitMs?: number | undefined
}

/** Checks out branches, each into its own folder. One job at a time. */
export function createTrees({ folder, repositoryDir, git, limitMs }: TreesOptions) {
  const branchesDir = join(folder, 'branches')
  const folderOf = (branch: string) => join(branchesDir, toFolderName(branch))
  const treeOf = (branch: string) => join(folderOf(branch), 'tree')
  const options = limitMs === undefined ? {} : { limitMs }
  const inRepository = (...args: string[]) => git(['--git-dir', repositoryDir, ...args], { folder, ...options })

  /** Makes the files those of the commit, whatever they were before; what Git ignores stays. */
  async function follow(tree: string, commit: string) {
    await git(['reset', '--quiet', '--hard', commit], { folder: tree, ...options })
    // A pattern such as "node_modules/" does not ignore a link of that name.
    await git(['clean', '--quiet', '-ffd', '-e', '/node_modules'], { folder: tree, ...options })
  }

  /** Makes the files beside those there are, which stay until all are there. */
  async function make(branch: string, commit: string) {
    const fresh = join(folderOf(branch), 'fresh')
    await rm(fresh, { recursive: true, force: true })
    await mkdir(folderOf(branch), { recursive: true })
    await inRepository('worktree', 'prune')
    await inRepository('worktree', 'add', '--force', '--detach', '--', fresh, commit)
    await rm(treeOf(branch), { recursive: true, force: true })
    await inRepository('worktree', 'prune')
    await inRepository('worktree', 'move', '--', fresh, treeOf(branch))
  }

  return {
    /** Puts the files of a commit there. When that fails, the files of the commit before are there again. */
    async checkOut(branch: string, commit: string, before?: string) {
      const tree = treeOf(branch)
      await removeStaleLocks(join(repositoryDir, 'worktrees'), { isDeep: true, lock: /\.lock$|[/\\]locked$/ })
      if (!existsSync(join(tree, '.git'))) {
        await make(branch, commit)
        return tree
      }
      try {
        await follow(tree, commit)
      } catch (error) {
        if (error instanceof GitError && error.failure === 'other') await make(branch, commit)
        else {
          // The first error is the one to report.
          if (before) await follow(tree, before).catch(() => undefined)
          throw error
        }
      }
      return tree
    },

    async remove(branch: string) {
      await rm(folderOf(branch), { recursive: true, force: true })
    },

    /** Removes what other branches left, such as before a restart, while there are more folders than `max`. */
    async removeSurplus(branches: Iterable<string>, max: number) {
      const names = (await readdir(branchesDir).catch(ignoreMissing)) ?? []
      const kept = new Set([...branches].map(toFolderName))
      const surplus = names.filter((name) => !kept.has(name)).slice(0, Math.max(0, names.length - max))
      for (const name of surplus) await rm(join(branchesDir, name), { recursive: true, force: true })
    },
  }
}

/** A name for every disk: branches may differ in case only, and have characters that are none of a file name. */
function toFolderName(branch: string) {
  const readable = branch.replace(/[^a-z\d]+/gi, '-').slice(0, MAX_NAME_LENGTH)
  const digest = createHash('sha256').update(branch).digest('hex').slice(0, 12)
  return `${readable.toLowerCase()}-${digest}`
}
