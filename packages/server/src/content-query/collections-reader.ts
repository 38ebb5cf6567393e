import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '@galley/core/ignore-missing'
import { type DatabaseManifest, MANIFEST_PATH } from '@galley/query/dump'
import { readJson } from '../read-json'

/** Returns a function that reads the build's list of collections. The function reads the file again after a change, and returns an empty list without it. */
export function createCollectionsReader(publicDir: string) {
  const file = join(publicDir, MANIFEST_PATH)
  let modified: number | undefined
  let collections: DatabaseManifest = {}

  return async (): Promise<DatabaseManifest> => {
    const stats = await stat(file).catch(ignoreMissing)
    if (stats?.mtimeMs !== modified) {
      collections = ((await readJson(file, 'Run `npx galley build` again.')) ?? {}) as DatabaseManifest
      modified = stats?.mtimeMs
    }
    return collections
  }
}
