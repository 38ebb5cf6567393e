import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { ignoreMissing } from '../../lib/ignore-missing'
import { listFiles } from '../list-files'

/** What the server sends instead of a file. */
const COMPRESSED_COPIES = ['.br', '.gz']
const COMPRESSED = /\.(br|gz)$/

/**
 * Writes each file that is not there with this text already, and gives the paths of those it wrote.
 * The files are named by their paths in `publicDir`; `folder` is theirs alone: other files in it are removed.
 */
export async function writeFiles(publicDir: string, folder: string, files: ReadonlyMap<string, string>) {
  const written = await writeChanged(publicDir, files)
  for (const file of listFiles(join(publicDir, folder))) {
    const path = posix.join('/', folder, file)
    if (!files.has(path.replace(COMPRESSED, ''))) await rm(join(publicDir, path))
  }
  return written
}

/** The same for files that are among others, of which none is removed. */
export async function writeChanged(publicDir: string, files: ReadonlyMap<string, string>) {
  const written: string[] = []
  for (const [path, text] of files) {
    const file = join(publicDir, path)
    if ((await readFile(file, 'utf8').catch(ignoreMissing)) === text) continue
    await mkdir(dirname(file), { recursive: true })
    // A running server never sees half a file: it gets its name when it is complete.
    await writeFile(`${file}.unfinished`, text)
    // Nor the text before under the version of this one; the adapter makes new copies.
    for (const extension of COMPRESSED_COPIES) await rm(file + extension, { force: true })
    await rename(`${file}.unfinished`, file)
    written.push(path)
  }
  return written
}
