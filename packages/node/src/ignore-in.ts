import { lstatSync, type Stats } from 'node:fs'
import { resolve } from 'node:path'
import { isContentFile } from '@galley/core/content-path'

/**
 * Returns a function that is true for paths below `content/` that Gatsby must ignore: files that are not content, symbolic links to folders, which
 * Gatsby would follow, and names with a backslash, which Gatsby would read as a slash. A link to a file stays, so that its problem is reported.
 */
export const ignoreIn =
  (contentDir = resolve('content')) =>
  // Chokidar calls this several times for each path: first without stats, and last with the stats of a link's target.
  (path: string, stats?: Stats) => {
    if (!stats || path === contentDir) return false
    if (stats.isFile() && !isContentFile(path)) return true
    // Chokidar replaces backslashes in the path, so a name with a backslash does not exist under this path.
    const own = lstatSync(path, { throwIfNoEntry: false })
    return own === undefined || (stats.isDirectory() && own.isSymbolicLink())
  }
