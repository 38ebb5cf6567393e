import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'

/** Matches build inputs that do not change the site: tests, fixtures, the types that the build itself writes, and backups of editors. */
export const NOT_BUILT = /\.(test|fixture)\.tsx?$|(^|\/)gatsby-types\.d\.ts$|~$|\.sw[a-p]$|(^|\/)\.?#[^/]*$/

interface DigestOptions {
  /** Returns false for files to leave out. @default all files are wanted */
  isWanted?: (path: string) => boolean
  /** True follows symbolic links. Preview builds leave links out. @default false */
  hasLinks?: boolean
  /** Stores digests for the next call, which then reads only changed files. */
  known?: Map<string, { size: number; mtimeMs: number; digest: string }>
}

/**
 * Returns the SHA-256 digest of each file that a build reads, by its path in the project.
 * @param folder Path of the project.
 * @param inputs Files and folders of the project.
 */
export function digestFiles(
  folder: string,
  inputs: readonly string[],
  { isWanted = () => true, hasLinks = false, known = new Map() }: DigestOptions = {},
) {
  const digests: Record<string, string> = {}
  const look = hasLinks ? statSync : lstatSync
  const seen = new Set([realpathSync(folder)])
  // A symbolic link may lead to a folder that contains the link. Links in `content/` are never followed.
  const isFollowed = (path: string, file: string) => {
    const real = realpathSync(file)
    if (seen.has(real) || (path.startsWith('content/') && lstatSync(file).isSymbolicLink())) return false
    seen.add(real)
    return true
  }
  const add = (path: string) => {
    if (NOT_BUILT.test(path)) return
    const file = join(folder, path)
    // The file may be deleted meanwhile, and the target of a link may be missing.
    const stats = look(file, { throwIfNoEntry: false })
    if (stats?.isDirectory()) {
      if (!isFollowed(path, file)) return
      for (const name of readdirSync(file).sort()) add(`${path}/${name}`)
    } else if (stats?.isFile() && isWanted(path)) {
      const digest = digestOf(path, file, stats)
      if (digest !== undefined) digests[path] = digest
    }
  }
  const digestOf = (path: string, file: string, { size, mtimeMs }: Stats) => {
    const before = known.get(path)
    if (before?.size === size && before.mtimeMs === mtimeMs) return before.digest
    try {
      const digest = createHash('sha256').update(readFileSync(file)).digest('hex')
      known.set(path, { size, mtimeMs, digest })
      return digest
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }
  inputs.forEach(add)
  return digests
}
