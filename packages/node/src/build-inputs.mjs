import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Matches inputs of a build that do not change the site: tests and their fixtures, the types that the build itself writes, and copies that editors keep of open files. */
export const NOT_BUILT = /\.(test|fixture)\.tsx?$|(^|\/)gatsby-types\.d\.ts$|~$|\.sw[a-p]$|(^|\/)\.?#[^/]*$/

/**
 * @typedef {{ size: number, mtimeMs: number, digest: string }} KnownFile
 * @typedef {object} DigestOptions
 * @property {(path: string) => boolean} [isWanted] Leaves out files that it returns false for.
 * @property {boolean} [hasLinks] True follows symbolic links. Preview builds leave them out.
 * @property {Map<string, KnownFile>} [known] Keeps digests for the next call, which reads changed files only.
 */

/**
 * Returns the digest of each file that a build reads, by its path in the project.
 * @param {string} folder the project
 * @param {readonly string[]} inputs files and folders of the project
 * @param {DigestOptions} [options]
 */
export function digestFiles(folder, inputs, { isWanted = () => true, hasLinks = false, known = new Map() } = {}) {
  /** @type {Record<string, string>} */
  const digests = {}
  const look = hasLinks ? statSync : lstatSync
  const seen = new Set([realpathSync(folder)])
  /** A symbolic link may lead to a folder around it. In `content/`, none is followed. @param {string} path @param {string} file */
  const isFollowed = (path, file) => {
    const real = realpathSync(file)
    if (seen.has(real) || (path.startsWith('content/') && lstatSync(file).isSymbolicLink())) return false
    seen.add(real)
    return true
  }
  /** @param {string} path */
  const add = (path) => {
    if (NOT_BUILT.test(path)) return
    const file = join(folder, path)
    // The file may be deleted while this runs, and a link may lead nowhere.
    const stats = look(file, { throwIfNoEntry: false })
    if (stats?.isDirectory()) {
      if (!isFollowed(path, file)) return
      for (const name of readdirSync(file).sort()) add(`${path}/${name}`)
    } else if (stats?.isFile() && isWanted(path)) {
      const digest = digestOf(path, file, stats)
      if (digest !== undefined) digests[path] = digest
    }
  }
  /**
   * @param {string} path
   * @param {string} file
   * @param {import('node:fs').Stats} stats
   */
  const digestOf = (path, file, { size, mtimeMs }) => {
    const before = known.get(path)
    if (before?.size === size && before.mtimeMs === mtimeMs) return before.digest
    try {
      const digest = createHash('sha256').update(readFileSync(file)).digest('hex')
      known.set(path, { size, mtimeMs, digest })
      return digest
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined
      throw error
    }
  }
  inputs.forEach(add)
  return digests
}
