import { existsSync, lstatSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentProblem } from '@galley/core/content-source'
import { listLinks } from '@galley/node/list-files'

const HIDDEN = /(^|\/)\./

/** Symbolic links below `content/` that lead to folders. Their files would be missing in silence. */
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

/** Symbolic links in `static/`: Gatsby would publish what they lead to, wherever that is. Editors lock files with hidden links that lead nowhere. */
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
