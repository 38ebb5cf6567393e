import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '@galley/core/ignore-missing'
import { PUBLISHED_BRANCH } from '@galley/core/preview'

/** Folder of the builds of a working tree, whose branch has no name. */
const TREE = 'tree'

/** Suffix of folders that are being removed. */
const REMOVED = '.removed'

/** Finds and removes the folders in `buildsDir` that hold the builds of a branch. */
export function createBranchFolders(buildsDir: string) {
  const nameOf = (branch: string) => encodeURIComponent(branch) || TREE

  const remove = async (name: string) => {
    // Renaming is immediate, so a branch that is pushed again meanwhile starts with a new folder.
    const removed = join(buildsDir, name.endsWith(REMOVED) ? name : name + REMOVED)
    if (!name.endsWith(REMOVED)) {
      await rm(removed, { recursive: true, force: true })
      await rename(join(buildsDir, name), removed).catch(ignoreMissing)
    }
    await rm(removed, { recursive: true, force: true })
  }

  return {
    folderOf: (branch: string) => join(buildsDir, nameOf(branch)),
    /** Removes the builds of a branch that was deleted. */
    remove: (branch: string) => remove(nameOf(branch)),
    /** Removes the builds of all other branches. Builds of a working tree and of the published content stay. */
    async removeOthers(branches: readonly string[]) {
      const kept = new Set([TREE, nameOf(PUBLISHED_BRANCH), ...branches.map(nameOf)])
      const names = (await readdir(buildsDir).catch(ignoreMissing)) ?? []
      for (const name of names) if (!kept.has(name)) await remove(name)
    },
  }
}
