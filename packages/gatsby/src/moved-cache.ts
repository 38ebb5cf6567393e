import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file in a cache that contains the project's folder and base path. */
const MARK = 'folder'

/**
 * Runs Gatsby, and first deletes a cache of another folder or base path. Gatsby's cache has absolute paths and image URLs, and Gatsby does not
 * update them.
 */
export async function withOwnCache<Result>(
  projectDir: string,
  basePath: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const cache = join(projectDir, '.cache')
  const mark = join(cache, MARK)
  const owner = projectDir + basePath
  if (existsSync(mark) && readFileSync(mark, 'utf8') !== owner) rmSync(cache, { recursive: true })
  try {
    return await run()
  } finally {
    // Gatsby can delete its cache, or fail before it creates one.
    if (existsSync(cache)) writeFileSync(mark, owner)
  }
}
