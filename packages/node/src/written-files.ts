import { closeSync, mkdirSync, openSync, readSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { listFiles } from './list-files'

/** Ending of a compressed copy, which the server sends instead of the file. */
const COMPRESSED = '.br'

/** Number of characters that are encoded at a time. */
export const PIECE_LENGTH = 1_000_000

type Files = ReadonlyMap<string, string | (() => Iterable<string>)>

/**
 * Writes the files that differ, and removes other files in `folder`.
 * @param files Texts by path below `publicDir`. A long text can be a function that returns the text in pieces; the function is called twice.
 * @param isOurs Returns false for other files to keep. @default removes all other files
 * @returns the paths of the written files
 */
export function writeFiles(
  publicDir: string,
  folder: string,
  files: Files,
  isOurs: (path: string) => boolean = () => true,
) {
  const written = writeChanged(publicDir, files)
  for (const file of listFiles(join(publicDir, folder))) {
    const path = posix.join('/', folder, file)
    const source = path.endsWith(COMPRESSED) ? path.slice(0, -COMPRESSED.length) : path
    if (isOurs(source) && !files.has(source)) rmSync(join(publicDir, path))
  }
  return written
}

/** Writes the files that differ, and removes no other files. Returns the paths of the written files. */
export function writeChanged(publicDir: string, files: Files) {
  const written: string[] = []
  for (const [path, text] of files) {
    const file = join(publicDir, path)
    const readPieces = () => (typeof text === 'string' ? cut(text) : gather(text()))
    if (isWritten(file, readPieces())) continue
    // Otherwise the server could send the old compressed text for the new version. The adapter compresses the file again.
    rmSync(file + COMPRESSED, { force: true })
    writeWhole(file, readPieces())
    written.push(path)
  }
  return written
}

/** Writes a file and creates its folders. The file gets its name when it is complete, so that a running server never reads part of it. */
export function writeWhole(path: string, pieces: Iterable<string | Buffer>) {
  mkdirSync(dirname(path), { recursive: true })
  const unfinished = `${path}.unfinished`
  const file = openSync(unfinished, 'w')
  try {
    for (const piece of pieces) writeFileSync(file, piece)
  } finally {
    closeSync(file)
  }
  renameSync(unfinished, path)
}

/** Splits a text into pieces, because a copy of a long text as bytes would take as much memory as the text. */
function* cut(text: string) {
  for (let from = 0, to; from < text.length; from = to) {
    to = from + PIECE_LENGTH
    // Never splits a surrogate pair.
    if (text.codePointAt(to - 1)! > 0xffff) to += 1
    yield text.slice(from, to)
  }
}

/** Joins short pieces, because each piece takes a call to read or write. */
function* gather(pieces: Iterable<string>) {
  let gathered = ''
  for (const piece of pieces) {
    gathered += piece
    if (gathered.length < PIECE_LENGTH) continue
    yield gathered
    gathered = ''
  }
  if (gathered !== '') yield gathered
}

/** True if a file has exactly this text. */
function isWritten(path: string, pieces: Iterable<string>) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return false
  const file = openSync(path, 'r')
  try {
    let length = 0
    for (const piece of pieces) {
      const expected = Buffer.from(piece)
      const found = Buffer.allocUnsafe(expected.length)
      if (readSync(file, found) < expected.length || !found.equals(expected)) return false
      length += expected.length
    }
    return length === stats.size
  } finally {
    closeSync(file)
  }
}
