import { join } from 'node:path'
import type { Island } from '@galley/core/island'
import { listComponentFiles } from '@galley/node/list-component-files'

/** The islands that the server can render. */
export interface Islands {
  keys: () => readonly string[]
  /** Called with one of the keys. */
  load: (key: string) => Promise<Island>
}

/** The files of the site's `src/islands`, as the first request finds them. */
export function findIslands(projectDir: string): Islands {
  const folder = join(projectDir, 'src/islands')
  let known: readonly string[] | undefined
  return {
    keys: () => (known ??= listComponentFiles(folder)),
    load: async (key) => ((await import(join(folder, `${key}.tsx`))) as { island: Island }).island,
  }
}
