import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Island } from '../../lib/island'

/** The islands that the server can render. */
export interface Islands {
  keys: () => readonly string[]
  /** Called with one of the keys. */
  load: (key: string) => Promise<Island>
}

const FOLDER = join(__dirname, '../../islands')

/** The files of `src/islands`. */
export const islandFiles: Islands = {
  keys: () => readdirSync(FOLDER).flatMap((file) => /^([\w-]+)\.tsx$/.exec(file)?.[1] ?? []),
  load: async (key) => ((await import(`../../islands/${key}.tsx`)) as { island: Island }).island,
}
