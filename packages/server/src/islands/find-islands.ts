import { join } from 'node:path'
import type { Island } from '@galley/core/island'
import { listComponentFiles } from '@galley/node/list-component-files'

/** Islands by key. */
export interface Islands {
  keys: () => readonly string[]
  /** Loads the island of a key. */
  load: (key: string) => Promise<Island>
}

/** Finds the files of the site's `src/islands` at the first request. */
export function findIslands(projectDir: string): Islands {
  const folder = join(projectDir, 'src/islands')
  let known: readonly string[] | undefined
  return {
    keys: () => (known ??= listComponentFiles(folder)),
    load: async (key) => ((await import(join(folder, `${key}.tsx`))) as { island: Island }).island,
  }
}
