import { closeSync, mkdirSync, openSync, readSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { listFiles } from '../list-files'

/** The end of the name of what the server sends instead of a file. */
const COMPRESSED = '.br'

/** Characters of a text that are in memory at a time. */
export const PIECE_LENGTH = 1_000_000

type Files = ReadonlyMap<string, string | (() => Iterable<string>)>

/**
 * Writes each file that is not there with this text already, and gives the paths of those it wrote.
 * The files are named by their paths in `publicDir`. A long text may come in pieces, which are asked for twice.
 * Other files in `folder` are removed, as far as they are `isOurs`.
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

/** The same for files that are among others, of which none is removed. */
export function writeChanged(publicDir: string, files: Files) {
  const written: string[] = []
  for (const [path, text] of files) {
    const file = join(publicDir, path)
    const readPieces = () => (typeof text === 'string' ? cut(text) : gather(text()))
    if (isWritten(file, readPieces())) continue
    // A running server never sends the text before under the version of this one; the adapter makes a new copy.
    rmSync(file + COMPRESSED, { force: true })
    writeWhole(file, readPieces())
    written.push(path)
  }
  return written
}

/** Writes a file, in new folders too. A running server never sees half of it: it gets its name when it is complete. */
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

/** A text in pieces: its copy as bytes, for a dump of thousands of pages, would be as large as the text. */
function* cut(text: string) {
  for (let from = 0, to; from < text.length; from = to) {
    to = from + PIECE_LENGTH
    // Not between the halves of a character.
    if (text.codePointAt(to - 1)! > 0xffff) to += 1
    yield text.slice(from, to)
  }
}

/** The same text in fewer pieces: each is read and written apart, which takes time. */
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

/** Whether a file has exactly this text. */
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
