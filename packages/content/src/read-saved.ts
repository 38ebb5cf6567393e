import { isUtf8 } from 'node:buffer'
import { lstat, readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { ignoreMissing } from '@galley/core/ignore-missing'
import type { FileRole } from './file-role'

/** Larger files are reported as problems. */
export const MAX_FILE_BYTES = 5_000_000
/** An editor may be about to write an empty file, so the file is read again after this delay. */
export const HALF_WRITTEN_MS = 60

/** Lists every file and symbolic link below `content/`, including hidden files. */
export async function listFiles(contentDir: string) {
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(contentDir.length + 1)
        .split(sep)
        .join('/'),
    )
}

/** A file as it was read. Symbolic links, files above `MAX_FILE_BYTES` and unreadable files have no content. */
export interface SavedFile {
  /** In bytes. */
  size: number
  savedAt: string
  content?: Buffer
  isLink?: boolean
  failure?: unknown
}

/** Reads a file; returns undefined if it does not exist. Reads an empty file twice. */
export async function readSaved(path: string, { kind }: FileRole): Promise<SavedFile | undefined> {
  // Does not follow a symbolic link, which may lead out of `content/`.
  const look = () => lstat(path).catch(ignoreMissing)
  let stats = await look()
  if (stats?.size === 0) {
    await new Promise((resolve) => setTimeout(resolve, HALF_WRITTEN_MS))
    stats = await look()
  }
  if (!stats?.isFile() && !stats?.isSymbolicLink()) return undefined
  const { size } = stats
  const savedAt = stats.mtime.toISOString()
  if (stats.isSymbolicLink()) return kind === 'image' ? undefined : { size, savedAt, isLink: true }
  if (kind !== 'image' && size > MAX_FILE_BYTES) return { size, savedAt }
  try {
    const content = await readFile(path)
    return { size, savedAt, content }
  } catch (failure) {
    // The file was deleted after it was found, or cannot be read.
    return (await look()) && { size, savedAt, failure }
  }
}

export const explainLink = 'The file is a symbolic link, which is not followed. Put the file itself here.'

export const explainTooLarge = (size: number) =>
  `The file has ${size} bytes; the limit is ${MAX_FILE_BYTES}. Split it, or make it smaller.`

/** Finds the first byte that is not valid UTF-8, with its line and column; undefined for valid UTF-8. */
export function findWrongByte(content: Buffer) {
  if (isUtf8(content)) return undefined
  const text = content.toString()
  const written = Buffer.from(text)
  const index = content.findIndex((byte, at) => byte !== written[at])
  const lines = content.subarray(0, index).toString().split('\n')
  return { byte: content[index]!, line: lines.length, column: lines.at(-1)!.length + 1 }
}

export const explainEncoding = (byte: number) =>
  `The file is not in UTF-8: the byte ${byte.toString(16).toUpperCase()} is not valid. Save the file with the encoding "UTF-8".`

export const explainUnread = (contentDir: string, error: unknown) =>
  `The file could not be read: ${error instanceof Error ? error.message.replaceAll(contentDir, 'content') : 'unknown error'}. Save it again.`
