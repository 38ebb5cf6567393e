import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isHashedFile } from '../../src/lib/site-headers'
import type { FileState } from './public-files'

const RECORD_FILE = '.cache/earlier-files.json'
const DAY_MS = 86_400_000

interface RemoveEarlierFilesOptions {
  projectDir: string
  /** The files of the public folder; those that are removed go from here too. */
  files: Map<string, FileState>
  /** Paths that this build needs. */
  needed: ReadonlySet<string>
  /** How long hashed files of earlier builds stay, in days. */
  keepDays: number
  /** @default now */
  now?: number
}

/**
 * Pages that are open since before a build still ask for its hashed files. They stay for some days after the last build that needed them,
 * and are removed then, so that `public/` does not grow for ever.
 */
export function removeEarlierFiles({
  projectDir,
  files,
  needed,
  keepDays,
  now = Date.now(),
}: RemoveEarlierFilesOptions) {
  const recordFile = join(projectDir, RECORD_FILE)
  const known = readRecord(recordFile)
  /** Path to the time of the last build that needed the file. */
  const record: Record<string, number> = {}
  for (const path of [...files.keys()]) {
    // Compressed copies go with their source.
    if (!isHashedFile(path) || needed.has(path) || /\.(br|gz)$/.test(path)) continue
    const neededAt = known[path] ?? now
    if (now - neededAt <= keepDays * DAY_MS) {
      record[path] = neededAt
      continue
    }
    for (const file of [path, `${path}.br`, `${path}.gz`]) {
      if (files.delete(file)) rmSync(join(projectDir, 'public', file))
    }
  }
  writeFileSync(recordFile, JSON.stringify(record))
}

/** Without a record, as after a build elsewhere, the days begin anew. */
function readRecord(file: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
