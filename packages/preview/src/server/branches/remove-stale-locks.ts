import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '@galley/core/ignore-missing'

/** Removes the locks of a killed Git. Call it only while no other Git runs. */
export async function removeStaleLocks(folder: string, { isDeep, lock }: { isDeep: boolean; lock: RegExp }) {
  const files = (await readdir(folder, { recursive: isDeep }).catch(ignoreMissing)) ?? []
  const locks = files.filter((file) => lock.test(file))
  await Promise.all(locks.map((file) => rm(join(folder, file), { force: true })))
}
