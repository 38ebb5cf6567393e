import { type Dirent, existsSync, readdirSync } from 'node:fs'
import { relative, sep } from 'node:path'

/** Lists all files in a folder, such as "docs/index.html", without symbolic links. A missing folder has no files. */
export const listFiles = (folder: string): string[] => list(folder, (entry) => entry.isFile())

/** Lists all symbolic links in a folder. */
export const listLinks = (folder: string): string[] => list(folder, (entry) => entry.isSymbolicLink())

/** Lists the names of the folders in a folder. A missing folder has none. */
export const listFolders = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    : []

function list(folder: string, isListed: (entry: Dirent) => boolean): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(isListed)
  // Computes the path of each folder once, because the computation takes most of the time.
  const parents = new Map<string, string>()
  return entries.map(({ parentPath, name }) => {
    const parent = parents.get(parentPath) ?? relative(folder, parentPath).split(sep).join('/')
    parents.set(parentPath, parent)
    return parent ? `${parent}/${name}` : name
  })
}

/** Lists the URL paths of all files in a served folder, such as "/favicon.svg". */
export const listServedPaths = (folder: string) => new Set(listFiles(folder).map((file) => `/${file}`))
