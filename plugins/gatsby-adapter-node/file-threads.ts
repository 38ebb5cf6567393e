import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { bundleWorker } from '@galley/node/bundle-worker'
import { Piscina } from 'piscina'
import type { CompressTask, DigestTask, FileContent } from './file-worker'

export type FileThreads = Awaited<ReturnType<typeof createFileThreads>>

/**
 * Starts threads that read files of `public/`. In Gatsby's own thread, each large file triggers a garbage collection of the whole build, which took almost half of
 * the adapter's time at 10,000 pages.
 */
export async function createFileThreads() {
  const { filename, remove } = await bundleWorker(process.cwd(), join(__dirname, 'file-worker.ts'))
  const count = availableParallelism()
  const pool = new Piscina({ filename, execArgv: [], minThreads: 0, maxThreads: count })
  return {
    count,
    compress: (task: CompressTask) => pool.run(task, { name: 'compress' }) as Promise<number>,
    digest: (task: DigestTask) => pool.run(task, { name: 'digest' }) as Promise<FileContent>,
    async close() {
      await pool.close()
      remove()
    },
  }
}
