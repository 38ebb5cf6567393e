import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '@galley/node/list-files'

/** The packages with the compiler's code, which may import no other packages, and the files outside content that the compiler reads. */
const SOURCES = [
  ...['content', 'core', 'node', 'tokens'].map((name) => `node_modules/@galley/${name}/src`),
  'package-lock.json',
  'src/content.config.ts',
  'src/examples',
  'src/islands',
  'src/markdown',
  'src/markdown.ts',
  'src/site.ts',
]

/** Matches tests, and files that editors and operating systems create. */
const UNUSED = /(^|\/)[.#][^/]*$|~$|\.(test|fixture)\.tsx?$/

/**
 * Returns a digest of the compiler's source files. Takes milliseconds, because nothing is bundled. Unlike the digest of a compile queue, this
 * digest also changes with code that the compiler does not use.
 */
export function digestSources(projectDir: string) {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap((source) => {
    const stats = statSync(join(projectDir, source), { throwIfNoEntry: false })
    if (!stats?.isDirectory()) return stats ? [source] : []
    return listFiles(join(projectDir, source)).map((name) => `${source}/${name}`)
  })
  for (const file of files.sort())
    if (!UNUSED.test(file)) hash.update(`${file}\0`).update(readFileSync(join(projectDir, file)))
  return hash.digest('hex')
}
