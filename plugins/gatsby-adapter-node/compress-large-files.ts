import { join } from 'node:path'
import { compress } from './file-worker'
import { isOutdated, taskOf } from './precompress'
import { listPublicFiles } from './public-files'

/** One takes a tenth of a second and more. */
const LARGE_BYTES = 1_000_000

/** Compresses the large files of `public/` that changed: at the end of a build, everything else would wait for one of them. Runs in a thread. */
export async function compressLargeFiles(projectDir: string) {
  const files = listPublicFiles(join(projectDir, 'public'))
  for (const [path, state] of files)
    if (state.size >= LARGE_BYTES && isOutdated(path, files)) await compress(taskOf(path, state, projectDir))
}
