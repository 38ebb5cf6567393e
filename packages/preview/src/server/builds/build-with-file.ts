import { join } from 'node:path'
import { isHashedFile } from '@galley/core/site-headers'
import { isFile } from '@galley/server/is-file'
import type { PreviewBuild } from './kept-builds'

/** Returns the build with a hashed file: the chosen one, or else the newest. An open page of an older build still loads its files. */
export async function findBuildWith(
  path: string,
  chosen: PreviewBuild,
  kept: readonly PreviewBuild[],
): Promise<PreviewBuild> {
  if (!isHashedFile(path)) return chosen
  for (const site of [chosen, ...[...kept].reverse()]) if (await isFile(join(site.folder, 'public', path))) return site
  return chosen
}
