import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { downloadUrl } from '@galley/core/download-url'
import { isBehindLink } from '@galley/node/is-behind-link'
import { digestOf } from '../file-role'
import { findCollection } from './find-collection'
import { pathOfFile } from './path-of-file'

/** Looks up files below `content/`, and the paths of their pages. */
export const createFileLookup = (contentDir: string) => ({
  contentDir,
  hasFile: (file: string) => isFileIn(contentDir, file),
  pathOfFile: (file: string) => {
    const name = findCollection(file)
    return name && pathOfFile(contentDir, file, name)
  },
  publishFile: (file: string) => downloadUrl(file, digestOfFile(contentDir, file)),
})

/** True if the folder contains the file, without a symbolic link on the way. */
export const isFileIn = (folder: string, file: string) =>
  statSync(join(folder, file), { throwIfNoEntry: false })?.isFile() === true && !isBehindLink(folder, file)

/** Returns the digest of a file below `content/`. A missing file has the digest of an empty file. */
export function digestOfFile(contentDir: string, file: string): string {
  try {
    return digestOf(readFileSync(join(contentDir, file)))
  } catch {
    return digestOf(Buffer.alloc(0))
  }
}
