import { type FileHandle, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { ignoreMissing } from '../../lib/ignore-missing'
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
export async function writeFiles(
  publicDir: string,
  folder: string,
  files: Files,
  isOurs: (path: string) => boolean = () => true,
) {
  const written = await writeChanged(publicDir, files)
  for (const file of listFiles(join(publicDir, folder))) {
    const path = posix.join('/', folder, file)
    const source = path.endsWith(COMPRESSED) ? path.slice(0, -COMPRESSED.length) : path
    if (isOurs(source) && !files.has(source)) await rm(join(publicDir, path))
  }
  return written
}

/** The same for files that are among others, of which none is removed. */
export async function writeChanged(publicDir: string, files: Files) {
  const written: string[] = []
  for (const [path, text] of files) {
    const file = join(publicDir, path)
    const readPieces = () => gather(typeof text === 'string' ? [text] : text())
    if (await isWritten(file, readPieces())) continue
    // A running server never sends the text before under the version of this one; the adapter makes a new copy.
    await rm(file + COMPRESSED, { force: true })
    await writeWhole(file, readPieces())
    written.push(path)
  }
  return written
}

/** Writes a file, in new folders too. A running server never sees half of it: it gets its name when it is complete. */
export async function writeWhole(file: string, content: Buffer | Iterable<string>) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.unfinished`, content)
  await rename(`${file}.unfinished`, file)
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
async function isWritten(path: string, pieces: Iterable<string>) {
  const file = await open(path).catch(ignoreMissing)
  if (!file) return false
  try {
    for (const piece of pieces) {
      const expected = Buffer.from(piece)
      if (!(await readNext(file, expected.length)).equals(expected)) return false
    }
    return (await readNext(file, 1)).length === 0
  } finally {
    await file.close()
  }
}

async function readNext(file: FileHandle, length: number) {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length)
  return buffer.subarray(0, bytesRead)
}
