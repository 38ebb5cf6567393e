import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '@galley/node/list-files'

/** Size and time of a file. Other values mean a changed file. */
export interface FileState {
  size: number
  mtimeMs: number
}

/** Lists the files of a folder in order of path, such as "/docs/index.html". Returns an empty map without the folder, and skips files deleted meanwhile. */
export function listPublicFiles(publicDir: string): Map<string, FileState> {
  return new Map(
    listFiles(publicDir)
      .sort()
      .flatMap((path) => {
        const state = statSync(join(publicDir, path), { throwIfNoEntry: false })
        return state ? [[`/${path}`, { size: state.size, mtimeMs: state.mtimeMs }]] : []
      }),
  )
}

/** Deletes a file of the public folder and its compressed copy, and removes both from `files`. */
export function removeFile(path: string, publicDir: string, files: Map<string, FileState>) {
  for (const file of [path, `${path}.br`]) {
    if (files.delete(file)) rmSync(join(publicDir, file))
  }
}
