import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '@galley/core/ignore-missing'
import { type Git, GitError, removeStaleLocks } from './git'

const MAX_NAME_LENGTH = 40

/** Checks out branches of the bare clone `repositoryDir`, each into its own folder. The caller must run one job at a time. */
export function createTrees(folder: string, repositoryDir: string, git: Git) {
  const branchesDir = join(folder, 'branches')
  const folderOf = (branch: string) => join(branchesDir, toFolderName(branch))
  const treeOf = (branch: string) => join(folderOf(branch), 'tree')
  const inRepository = (...args: string[]) => git(['--git-dir', repositoryDir, ...args], folder)

  /** Resets the files to a commit. Files that Git ignores stay. */
  async function follow(tree: string, commit: string) {
    await git(['reset', '--quiet', '--hard', commit], tree)
    // A pattern such as "node_modules/" does not ignore a link of that name.
    await git(['clean', '--quiet', '-ffd', '-e', '/node_modules'], tree)
  }

  /** Checks out into another folder. The existing files stay until the checkout is complete. */
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
    /** Checks out a commit and returns the folder. If this fails, the files of the commit `before` are restored. */
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
          // Reports the first error only.
          if (before) await follow(tree, before).catch(() => undefined)
          throw error
        }
      }
      return tree
    },

    async remove(branch: string) {
      await rm(folderOf(branch), { recursive: true, force: true })
    },

    /** While more than `max` folders exist, removes folders of branches that are not in `branches`, such as those from before a restart. */
    async removeSurplus(branches: Iterable<string>, max: number) {
      const names = (await readdir(branchesDir).catch(ignoreMissing)) ?? []
      const kept = new Set([...branches].map(toFolderName))
      const surplus = names.filter((name) => !kept.has(name)).slice(0, Math.max(0, names.length - max))
      for (const name of surplus) await rm(join(branchesDir, name), { recursive: true, force: true })
    },
  }
}

/**
 * Returns a folder name that every file system accepts. Branch names may differ only in case, or contain characters that file names cannot contain.
 */
function toFolderName(branch: string) {
  const readable = branch.replace(/[^a-z\d]+/gi, '-').slice(0, MAX_NAME_LENGTH)
  const digest = createHash('sha256').update(branch).digest('hex').slice(0, 12)
  return `${readable.toLowerCase()}-${digest}`
}
