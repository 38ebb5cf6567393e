import { lstatSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentProblem } from '../lib/content-source'

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
