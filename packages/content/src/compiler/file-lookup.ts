import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { pathOf } from '@galley/core/content-path'
import { downloadUrl } from '@galley/core/download-url'
import { isBelow } from '@galley/core/url-path'
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
  findPage: (folder: string, path: string) => findPageFile(contentDir, folder, path),
  publishFile: (file: string) => downloadUrl(file, digestOfFile(contentDir, file)),
})

/** Returns the published Markdown file of the page at a path. Reads only the folders that can contain the file. */
function findPageFile(contentDir: string, folder: string, path: string): string | undefined {
  for (const entry of readdirSync(join(contentDir, folder), { withFileTypes: true })) {
    const file = posix.join(folder, entry.name)
    if (entry.isDirectory()) {
      const found = isBelow(path, pathOf(file)) ? findPageFile(contentDir, file, path) : undefined
      if (found !== undefined) return found
    } else if (/(?<!\.draft)\.mdx?$/.test(file) && pathOf(file.replace(/\.mdx?$/, '')) === path) return file
  }
  return undefined
}

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
