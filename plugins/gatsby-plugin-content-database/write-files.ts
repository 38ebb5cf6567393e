import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What the server sends in a file's place. */
const COMPRESSED_COPIES = ['.br', '.gz']

/**
 * Writes each file that is not there with this text already, and gives the paths of those it wrote.
 * The files are named by their paths below `publicDir`; in `folder`, subfolders that none of them is in are removed.
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
  const kept = new Set([...files.keys()].map((path) => dirname(path)))
  for (const entry of await readdir(join(publicDir, folder), { withFileTypes: true })) {
    if (!entry.isDirectory() || kept.has(`${folder}/${entry.name}`)) continue
    await rm(join(publicDir, folder, entry.name), { recursive: true })
  }
  return written
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
