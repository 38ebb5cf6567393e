import { lstat, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '@galley/core/ignore-missing'

/** What the server reads, writes or removes in a project that was built. */
const USED = [
  'public',
  'public/__node-manifests',
  '.cache',
  '.cache/folder',
  '.cache/preview',
  '.cache/server-manifest.json',
]

/** Removes links that a build left in place of what it should leave: they could lead to any file of the server. */
export async function removeLinks(site: string): Promise<void> {
  // In order: nothing is looked at below a link.
  for (const name of USED) {
    const path = join(site, name)
    const found = await lstat(path).catch(ignoreMissing)
    if (found?.isSymbolicLink()) await rm(path)
  }
}
