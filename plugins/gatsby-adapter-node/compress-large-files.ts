import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { compress } from './file-worker'
import { isOutdated, taskOf } from './precompress'
import { listPublicFiles } from './public-files'

/** One takes a tenth of a second and more. */
const LARGE_BYTES = 1_000_000

/** Compresses the large files of `public/` that changed. */
export async function compressLargeFiles(projectDir: string) {
  const files = listPublicFiles(join(projectDir, 'public'))
  for (const [path, state] of files)
    if (state.size >= LARGE_BYTES && isOutdated(path, files)) await compress(taskOf(path, state, projectDir))
}

// In a thread of its own, which ends with an error.
if (workerData) void compressLargeFiles(workerData as string)
