import { readdirSync, statSync } from 'node:fs'
import { join, posix, sep } from 'node:path'

/** What tells whether a file changed. */
export interface FileState {
  size: number
  mtimeMs: number
}

/** Every file below a folder as its path, such as "/docs/index.html", in order. */
export function listPublicFiles(publicDir: string): Map<string, FileState> {
  const entries = readdirSync(publicDir, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(publicDir.length).split(sep).join(posix.sep))
    .sort()
  const files = new Map<string, FileState>()
  for (const path of paths) {
    const { size, mtimeMs } = statSync(join(publicDir, path))
    files.set(path, { size, mtimeMs })
  }
  return files
}
