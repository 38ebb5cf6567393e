import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type DatabaseManifest, MANIFEST_PATH } from '../../lib/content-database'

/** Gives the function that reads what the build says about its collections, again when the file has changed; without the file there are none. */
export function createCollectionsReader(publicDir: string) {
  const file = join(publicDir, MANIFEST_PATH)
  let modified: number | undefined
  let collections: DatabaseManifest = {}

  return async (): Promise<DatabaseManifest> => {
    const stats = await stat(file).catch(() => undefined)
    if (stats?.mtimeMs !== modified) {
      collections = stats ? (JSON.parse(await readFile(file, 'utf8')) as DatabaseManifest) : {}
      modified = stats?.mtimeMs
    }
    return collections
  }
}
