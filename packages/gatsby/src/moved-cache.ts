import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Holds the folder that a cache was made in. */
const MARK = 'folder'

/** Runs Gatsby, without its cache if that was made in another folder: Gatsby keeps absolute paths, and loses content when they change. */
export async function withOwnCache<Result>(projectDir: string, run: () => Promise<Result>): Promise<Result> {
  const cache = join(projectDir, '.cache')
  const mark = join(cache, MARK)
  if (existsSync(mark) && readFileSync(mark, 'utf8') !== projectDir) rmSync(cache, { recursive: true })
  try {
    return await run()
  } finally {
    // Gatsby may have wiped its cache, or have made none.
    if (existsSync(cache)) writeFileSync(mark, projectDir)
  }
}
