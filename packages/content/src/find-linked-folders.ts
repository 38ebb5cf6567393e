import { existsSync, lstatSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentProblem } from '@galley/core/content-source'
import { listLinks } from '@galley/node/list-files'

const HIDDEN = /(^|\/)\./

/** Reports symbolic links below `content/` that lead to folders. Without the report their files would be missing without a message. */
export function findLinkedFolders(contentDir: string, names: readonly string[]): ContentProblem[] {
  const isLinkedFolder = (name: string) => {
    const path = join(contentDir, name)
    return (
      lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() &&
      statSync(path, { throwIfNoEntry: false })?.isDirectory()
    )
  }
  return names
    .filter((name) => !HIDDEN.test(name) && isLinkedFolder(name))
    .map((name) => ({
      file: `content/${name}`,
      line: 1,
      column: 1,
      message: 'The folder is a symbolic link, which is not followed. Put the folder itself here.',
    }))
}

/**
 * Reports symbolic links in `static/`, because Gatsby would publish their targets, even outside the project. Ignores hidden links that lead
 * nowhere, which editors use as locks.
 */
export const findLinkedStatic = (staticDir: string): ContentProblem[] =>
  listLinks(staticDir)
    .filter((name) => !HIDDEN.test(name) || existsSync(join(staticDir, name)))
    .sort()
    .map((name) => ({
      file: `static/${name}`,
      line: 1,
      column: 1,
      message: 'The file or folder is a symbolic link, which is not followed. Put the file or the folder itself here.',
    }))
