import { join } from 'node:path'
import { isHashedFile } from '@galley/core/site-headers'
import { isFile } from '@galley/server/is-file'
import type { PreviewBuild } from './kept-builds'

/** The build that has a file with a hash in its name: the chosen one, else the newest. An open page keeps the files of its build. */
export async function findBuildWith(
  path: string,
  chosen: PreviewBuild,
  kept: readonly PreviewBuild[],
): Promise<PreviewBuild> {
  if (!isHashedFile(path)) return chosen
  for (const site of [chosen, ...[...kept].reverse()]) if (await isFile(join(site.folder, 'public', path))) return site
  return chosen
}
