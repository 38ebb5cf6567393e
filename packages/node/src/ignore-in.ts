import { lstatSync, type Stats } from 'node:fs'
import { resolve } from 'node:path'
import { isContentFile } from '@galley/core/content-path'

/**
 * Returns the paths below `content/` that Gatsby leaves out: files that are no content, folders that are symbolic links, which Gatsby would
 * follow, and names with a backslash, which it would read as a slash. A file that is a link stays, so that its problem is reported.
 */
export const ignoreIn =
  (contentDir = resolve('content')) =>
  // Chokidar asks for each path more than once: first without stats, and last with those of the target of a link.
  (path: string, stats?: Stats) => {
    if (!stats || path === contentDir) return false
    if (stats.isFile() && !isContentFile(path)) return true
    // The path is given with slashes only.
    const own = lstatSync(path, { throwIfNoEntry: false })
    return own === undefined || (stats.isDirectory() && own.isSymbolicLink())
  }
