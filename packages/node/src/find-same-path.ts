import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Returns the existing path that differs from this one only in the Unicode form of accents, or else the path itself. */
export function findSamePath(path: string): string {
  if (!/[^\0-\x7F]/.test(path) || existsSync(path)) return path
  const folder = findSamePath(dirname(path))
  const name = path.slice(dirname(path).length).replace(/^[/\\]/, '')
  const same =
    existsSync(folder) && readdirSync(folder).find((other) => other.normalize('NFC') === name.normalize('NFC'))
  return join(folder, same || name)
}
