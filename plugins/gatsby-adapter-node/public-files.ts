import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '@galley/node/list-files'

/** What says whether a file changed. */
export interface FileState {
  size: number
  mtimeMs: number
}

/** The path of every file in a folder, such as "/docs/index.html", in order; none without the folder. Those that go meanwhile are left out. */
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

/** Removes a file of the public folder with its compressed copy, from `files` too. */
export function removeFile(path: string, publicDir: string, files: Map<string, FileState>) {
  for (const file of [path, `${path}.br`]) {
    if (files.delete(file)) rmSync(join(publicDir, file))
  }
}
