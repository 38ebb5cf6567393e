import { join } from 'node:path'
import type { Island } from '@galley/core/island'
import { listComponentFiles } from '@galley/node/list-code-files'

export type Islands = ReturnType<typeof findIslands>

/** Finds the files of the site's `src/islands` at the first request. */
export function findIslands(projectDir: string) {
  const folder = join(projectDir, 'src/islands')
  let known: readonly string[] | undefined
  return {
    keys: () => (known ??= listComponentFiles(folder)),
    /** Loads the island of a key. */
    load: async (key: string) => ((await import(join(folder, `${key}.tsx`))) as { island: Island }).island,
  }
}
