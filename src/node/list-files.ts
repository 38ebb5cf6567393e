import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The paths of all files in a folder, such as "docs/index.html"; none when there is no folder. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** The paths of all files in a folder that is served as it is, such as "/favicon.svg". */
export const listServedPaths = (folder: string) => new Set(listFiles(folder).map((file) => `/${file}`))
