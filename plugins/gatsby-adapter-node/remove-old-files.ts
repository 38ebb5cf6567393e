import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isHashedFile } from '@galley/core/site-headers'
import { type FileState, listPublicFiles, type PublicFolder, RECORDS, removeFile } from './public-files'

const EARLIER_FILES = `${RECORDS}/earlier-files.json`
const STATIC_FILES = `${RECORDS}/static-files.json`
const DAY_MS = 86_400_000

/**
 * Removes hashed files that no build has needed for `keepDays`. Until then, tabs that were opened before a build can load the files of the
 * earlier build.
 * @param needed Paths that this build needs.
 */
export function removeEarlierFiles(folder: PublicFolder, needed: ReadonlySet<string>, keepDays: number) {
  const { projectDir, files } = folder
  const now = Date.now()
  /** Time of the first build without the file, in milliseconds, by path. */
  const known = readRecord<number>(join(projectDir, EARLIER_FILES))
  const kept: Record<string, number> = {}
  for (const path of [...files.keys()]) {
    // `removeFile` deletes compressed copies with their source.
    if (!isHashedFile(path) || needed.has(path) || /\.(br|gz)$/.test(path)) continue
    const leftAt = known[path] ?? now
    if (now - leftAt > keepDays * DAY_MS) removeFile(path, folder)
    else kept[path] = leftAt
  }
  writeFileSync(join(projectDir, EARLIER_FILES), JSON.stringify(kept))
}

/**
 * Removes files of `public/` that were deleted from `static/`, because Gatsby copies files but removes none. `removeEarlierFiles` handles hashed files, such as fonts.
 */
export function removeGoneStaticFiles(folder: PublicFolder) {
  const { projectDir, files } = folder
  const staticDir = join(projectDir, 'static')
  const known = readRecord<FileState>(join(projectDir, STATIC_FILES))
  const current = listPublicFiles(staticDir)
  for (const [path, { size, mtimeMs }] of Object.entries(known)) {
    if (isHashedFile(path)) continue
    const state = files.get(path)
    // A file that differs from the recorded copy does not come from `static/`.
    if (!current.has(path) && state?.size === size && state.mtimeMs === mtimeMs) removeFile(path, folder)
  }
  const copies = [...current.keys()].map((path) => [path, files.get(path)])
  writeFileSync(join(projectDir, STATIC_FILES), JSON.stringify(Object.fromEntries(copies)))
}

function readRecord<Value>(file: string): Record<string, Value> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Value>) : {}
}
