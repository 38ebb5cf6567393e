import { lstat, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '@galley/core/ignore-missing'

/** Paths in a built project that the server reads, writes or removes. */
const USED = [
  'public',
  'public/__node-manifests',
  '.cache',
  '.cache/folder',
  '.cache/preview',
  '.cache/server-manifest.json',
]

/** Removes symbolic links that a build left at these paths. They could point to any file of the server. */
export async function removeLinks(site: string): Promise<void> {
  // Parents first, so that no path below a link is read.
  for (const name of USED) {
    const path = join(site, name)
    const found = await lstat(path).catch(ignoreMissing)
    if (found?.isSymbolicLink()) await rm(path)
  }
}
