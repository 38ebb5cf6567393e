import { statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../src/node/list-files'

/** What tells whether a file changed. */
export interface FileState {
  size: number
  mtimeMs: number
}

/** Every file below a folder as its path, such as "/docs/index.html", in order; none when there is no folder. */
export function listPublicFiles(publicDir: string): Map<string, FileState> {
  return new Map(
    listFiles(publicDir)
      .sort()
      .map((path) => {
        const { size, mtimeMs } = statSync(join(publicDir, path))
        return [`/${path}`, { size, mtimeMs }]
      }),
  )
}
