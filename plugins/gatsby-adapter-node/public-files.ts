import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '@galley/node/list-files'

/** Folder for records of the last build. Gatsby keeps this folder when it deletes its cache, as it keeps `public/`. */
export const RECORDS = '.cache/adapters/galley'

/** Size and time of a file. If either value differs, the file has changed. */
export interface FileState {
  size: number
  mtimeMs: number
}

/** The folder `public/` of a project, and its files by path. Each step that writes or removes a file updates `files`. */
export interface PublicFolder {
  projectDir: string
  publicDir: string
  files: Map<string, FileState>
}

/**
 * Lists the files of a folder in order of path, such as "/docs/index.html". Returns an empty map without the folder, and skips files deleted
 * meanwhile.
 */
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

/** Deletes a file and its compressed copy. */
export function removeFile(path: string, { publicDir, files }: PublicFolder) {
  for (const file of [path, `${path}.br`]) {
    if (files.delete(file)) rmSync(join(publicDir, file))
  }
}
