import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '@galley/node/list-files'

/** Everything that the compiler is made of, which the rules of imports limit, and what it reads beside content. */
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

/** Tests, and what editors and systems put beside the files. */
const UNUSED = /(^|\/)[.#][^/]*$|~$|\.(test|fixture)\.tsx?$/

/**
 * A digest of the compiler's source files. It changes more often than the digest of a compile queue, which is one of the code that is used,
 * and is there in milliseconds, because nothing is bundled for it.
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
