import { join } from 'node:path'
import { compress } from './file-worker'
import { isOutdated, taskOf } from './precompress'
import { listPublicFiles } from './public-files'

/** Compressing a file of this size takes a tenth of a second or more. */
const LARGE_BYTES = 1_000_000

/** Compresses the changed large files of `public/`. Runs in a thread early in a build, because a single large file would delay the end of a build. */
export async function compressLargeFiles(projectDir: string) {
  const files = listPublicFiles(join(projectDir, 'public'))
  for (const [path, state] of files)
    if (state.size >= LARGE_BYTES && isOutdated(path, files)) await compress(taskOf(path, state, projectDir))
}
