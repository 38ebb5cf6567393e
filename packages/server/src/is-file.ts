import { stat } from 'node:fs/promises'
import { ignoreMissing } from '@galley/core/ignore-missing'

/** Resolves to true if the path is a file. */
export async function isFile(path: string) {
  const stats = await stat(path).catch(ignoreMissing)
  return stats?.isFile() ?? false
}
