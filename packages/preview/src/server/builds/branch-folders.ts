import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '@galley/core/ignore-missing'
import { PUBLISHED_BRANCH } from '@galley/core/preview'

/** The builds of a working tree, which is a branch without a name. */
const TREE = 'tree'

/** Ends the name of a folder that is being removed. */
const REMOVED = '.removed'

/** The folders with the builds of each branch, in `buildsDir`. */
export function createBranchFolders(buildsDir: string) {
  const nameOf = (branch: string) => encodeURIComponent(branch) || TREE

  const remove = async (name: string) => {
    // At once: a branch that is pushed again meanwhile begins with a folder of its own.
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
    /** Removes the builds of all branches but these; those of a working tree, and of what is published, stay. */
    async removeOthers(branches: readonly string[]) {
      const kept = new Set([TREE, nameOf(PUBLISHED_BRANCH), ...branches.map(nameOf)])
      const names = (await readdir(buildsDir).catch(ignoreMissing)) ?? []
      for (const name of names) if (!kept.has(name)) await remove(name)
    },
  }
}
