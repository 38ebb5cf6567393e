import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The existing path of this name, or the path itself. Names with accents are the same in both forms of Unicode, of which file systems keep either. */
export function findSamePath(path: string): string {
  if (!/[^\0-\x7F]/.test(path) || existsSync(path)) return path
  const folder = findSamePath(dirname(path))
  const name = path.slice(dirname(path).length).replace(/^[/\\]/, '')
  const same =
    existsSync(folder) && readdirSync(folder).find((other) => other.normalize('NFC') === name.normalize('NFC'))
  return join(folder, same || name)
}
