import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file in a cache that contains the project's folder. */
const MARK = 'folder'

/** Runs Gatsby, and first deletes a cache from another folder. Gatsby's cache has absolute paths, and Gatsby loses content if they change. */
export async function withOwnCache<Result>(projectDir: string, run: () => Promise<Result>): Promise<Result> {
  const cache = join(projectDir, '.cache')
  const mark = join(cache, MARK)
  if (existsSync(mark) && readFileSync(mark, 'utf8') !== projectDir) rmSync(cache, { recursive: true })
  try {
    return await run()
  } finally {
    // Gatsby can delete its cache, or fail before it creates one.
    if (existsSync(cache)) writeFileSync(mark, projectDir)
  }
}
