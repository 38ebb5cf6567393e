import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { ignoreMissing } from '../../lib/ignore-missing'

/** What the server sends in a file's place. */
const COMPRESSED_COPIES = ['.br', '.gz']
const COMPRESSED = /\.(br|gz)$/

/**
 * Writes each file that is not there with this text already, and gives the paths of those it wrote.
 * The files are named by their paths below `publicDir`; `folder` is theirs alone: other files in it are removed.
 */
export async function writeFiles(publicDir: string, folder: string, files: ReadonlyMap<string, string>) {
  const written: string[] = []
  for (const [path, text] of files) {
    const file = join(publicDir, path)
    if ((await readFile(file, 'utf8').catch(ignoreMissing)) === text) continue
    await mkdir(dirname(file), { recursive: true })
    // A running server never sees half a file: it comes under its name when it is complete.
    await writeFile(`${file}.unfinished`, text)
    // Nor the text before under the version of this one; the adapter makes new copies.
    for (const extension of COMPRESSED_COPIES) await rm(file + extension, { force: true })
    await rename(`${file}.unfinished`, file)
    written.push(path)
  }
  const entries =
    (await readdir(join(publicDir, folder), { recursive: true, withFileTypes: true }).catch(ignoreMissing)) ?? []
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(publicDir.length).split(sep).join('/').replace(COMPRESSED, '')
    if (!files.has(path)) await rm(file)
  }
  return written
}
