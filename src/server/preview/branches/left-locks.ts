import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '../../../lib/ignore-missing'

/** Removes the locks that a Git which was killed left. Only where no other Git can be at work. */
export async function removeLeftLocks(folder: string, { isDeep, lock }: { isDeep: boolean; lock: RegExp }) {
  const files = (await readdir(folder, { recursive: isDeep }).catch(ignoreMissing)) ?? []
  const locks = files.filter((file) => lock.test(file))
  await Promise.all(locks.map((file) => rm(join(folder, file), { force: true })))
}
