import { join } from 'node:path'
import type { Island } from '@galley/core/island'
import { listComponentFiles } from '@galley/node/list-component-files'

/** The islands that the server can render. */
export interface Islands {
  keys: () => readonly string[]
  /** Called with one of the keys. */
  load: (key: string) => Promise<Island>
}

const FOLDER = join(__dirname, '../../islands')

let known: readonly string[] | undefined

/** The files of `src/islands`, as the first request finds them. */
export const islandFiles: Islands = {
  keys: () => (known ??= listComponentFiles(FOLDER)),
  load: async (key) => ((await import(`../../islands/${key}.tsx`)) as { island: Island }).island,
}
