import { lstatSync, type Stats } from 'node:fs'
import { isContentFile } from '../lib/content-path'

const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true

/**
 * Returns the paths below `content/` that Gatsby leaves out: files that are no content, and folders that are symbolic links, which Gatsby would
 * follow. A file that is a link stays, so that its problem is reported.
 */
export const ignoreIn =
  (contentDir: string) =>
  // Chokidar asks for each path more than once: first without stats, and last with those of the target of a link.
  (path: string, stats?: Stats) =>
    (stats?.isFile() === true && !isContentFile(path)) ||
    (stats?.isDirectory() === true && path !== contentDir && isLink(path))
