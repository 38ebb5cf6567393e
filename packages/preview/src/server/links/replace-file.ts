import { randomUUID } from 'node:crypto'
import { access, chmod, constants, lstat, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { digestOf } from '@galley/content'

export const REPLACE_ERRORS = {
  changed: 'The file has changed since the list was made. Look at its links again.',
  isLink: 'The file or its folder is a symbolic link, which is not followed. Correct it in your editor.',
  readOnly: 'The file is read-only. Allow writing to it, or correct it in your editor.',
} as const

/**
 * Replaces the text of a content file atomically. Throws an `Error` with the reason if the file is left unchanged.
 * @param digest Digest of the expected text. A file with another text is not overwritten.
 */
export async function replaceFile(contentDir: string, file: string, digest: string, change: (text: string) => string) {
  const path = join(contentDir, file)
  const folder = dirname(path)
  const isInside = (await realpath(folder)) === join(await realpath(contentDir), dirname(file))
  const stats = await lstat(path)
  if (!isInside || !stats.isFile()) throw new Error(REPLACE_ERRORS.isLink)
  await access(path, constants.W_OK).catch(() => {
    throw new Error(REPLACE_ERRORS.readOnly)
  })
  const bytes = await readUnchanged(path, digest)
  // The leading dot keeps the store from reading the file as content.
  const unfinished = join(folder, `.${basename(file)}.${randomUUID()}`)
  try {
    await writeFile(unfinished, change(bytes.toString()), { flag: 'wx' })
    await chmod(unfinished, stats.mode)
    await readUnchanged(path, digest)
    await rename(unfinished, path)
  } finally {
    await rm(unfinished, { force: true })
  }
}

async function readUnchanged(path: string, digest: string) {
  const bytes = await readFile(path)
  if (digestOf(bytes) !== digest) throw new Error(REPLACE_ERRORS.changed)
  return bytes
}
