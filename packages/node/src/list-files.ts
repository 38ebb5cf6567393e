import { type Dirent, existsSync, readdirSync } from 'node:fs'
import { relative, sep } from 'node:path'

/** The paths of all files in a folder, such as "docs/index.html"; none when there is no folder. Symbolic links are left out. */
export const listFiles = (folder: string): string[] => list(folder, (entry) => entry.isFile())

/** The paths of all symbolic links in a folder. */
export const listLinks = (folder: string): string[] => list(folder, (entry) => entry.isSymbolicLink())

function list(folder: string, isListed: (entry: Dirent) => boolean): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(isListed)
  // Most of the time would go into the paths, of which many are in one folder.
  const parents = new Map<string, string>()
  return entries.map(({ parentPath, name }) => {
    const parent = parents.get(parentPath) ?? relative(folder, parentPath).split(sep).join('/')
    parents.set(parentPath, parent)
    return parent ? `${parent}/${name}` : name
  })
}

/** The paths of all files in a folder that is served as it is, such as "/favicon.svg". */
export const listServedPaths = (folder: string) => new Set(listFiles(folder).map((file) => `/${file}`))
