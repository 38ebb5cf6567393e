import { stat } from 'node:fs/promises'
import { ignoreMissing } from '@galley/core/ignore-missing'

export async function isFile(path: string) {
  const stats = await stat(path).catch(ignoreMissing)
  return stats?.isFile() ?? false
}
