import { existsSync, readdirSync } from 'node:fs'
import { relative, sep } from 'node:path'

/** The paths of all files in a folder, such as "docs/index.html"; none when there is no folder. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  // Most of the time would go into the paths, of which many are in one folder.
  const parents = new Map<string, string>()
  return files.map(({ parentPath, name }) => {
    const parent = parents.get(parentPath) ?? relative(folder, parentPath).split(sep).join('/')
    parents.set(parentPath, parent)
    return parent ? `${parent}/${name}` : name
  })
}

/** The paths of all files in a folder that is served as it is, such as "/favicon.svg". */
export const listServedPaths = (folder: string) => new Set(listFiles(folder).map((file) => `/${file}`))
