import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isHashedFile } from '@galley/core/site-headers'
import { type FileState, listPublicFiles, removeFile } from './public-files'

const EARLIER_FILES = '.cache/earlier-files.json'
const STATIC_FILES = '.cache/static-files.json'
const DAY_MS = 86_400_000

interface PublicFolder {
  projectDir: string
  /** The files of the public folder; those that are removed go from here too. */
  files: Map<string, FileState>
}

interface RemoveEarlierFilesOptions extends PublicFolder {
  /** Paths that this build needs. */
  needed: ReadonlySet<string>
  /** How long hashed files of earlier builds stay, in days. */
  keepDays: number
}

/**
 * Pages that are open since before a build still ask for its hashed files. They stay for some days after the first build that needs them no
 * longer, and are removed then, so that `public/` does not grow for ever.
 */
export function removeEarlierFiles({ projectDir, files, needed, keepDays }: RemoveEarlierFilesOptions) {
  const publicDir = join(projectDir, 'public')
  const now = Date.now()
  /** Path to the time of the first build that did not need the file. */
  const known = readRecord<number>(join(projectDir, EARLIER_FILES))
  const kept: Record<string, number> = {}
  for (const path of [...files.keys()]) {
    // Compressed copies go with their source.
    if (!isHashedFile(path) || needed.has(path) || /\.(br|gz)$/.test(path)) continue
    const leftAt = known[path] ?? now
    if (now - leftAt > keepDays * DAY_MS) removeFile(path, publicDir, files)
    else kept[path] = leftAt
  }
  writeFileSync(join(projectDir, EARLIER_FILES), JSON.stringify(kept))
}

/**
 * Gatsby copies `static/` and leaves what is no longer there in `public/`, where anybody could still get it. Hashed files, such as fonts, are
 * left to `removeEarlierFiles`.
 */
export function removeGoneStaticFiles({ projectDir, files }: PublicFolder) {
  const publicDir = join(projectDir, 'public')
  const staticDir = join(projectDir, 'static')
  const known = readRecord<FileState>(join(projectDir, STATIC_FILES))
  const current = listPublicFiles(staticDir)
  for (const [path, { size, mtimeMs }] of Object.entries(known)) {
    if (isHashedFile(path)) continue
    const state = files.get(path)
    // What has changed since was written by somebody else.
    if (!current.has(path) && state?.size === size && state.mtimeMs === mtimeMs) removeFile(path, publicDir, files)
  }
  const copies = [...current.keys()].map((path) => [path, files.get(path)])
  writeFileSync(join(projectDir, STATIC_FILES), JSON.stringify(Object.fromEntries(copies)))
}

function readRecord<Value>(file: string): Record<string, Value> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Value>) : {}
}
