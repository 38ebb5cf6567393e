import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that the compiler is made of, which the rules of imports limit, and what it reads beside content. */
const SOURCES = [
  'package-lock.json',
  'src/content',
  'src/content.config.ts',
  'src/examples',
  'src/islands',
  'src/lib',
  'src/node',
  'src/site.ts',
]

const UNUSED = /\.(test|fixture)\.tsx?$/

/**
 * A digest of the compiler's source files. It changes more often than the digest of a compile queue, which is one of the code that is used,
 * and is there in milliseconds, because nothing is bundled for it.
 */
export function digestSources(projectDir: string) {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap((source) => {
    const stats = statSync(join(projectDir, source), { throwIfNoEntry: false })
    if (!stats?.isDirectory()) return stats ? [source] : []
    return readdirSync(join(projectDir, source), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(source, name),
    )
  })
  for (const file of files.sort()) {
    const path = join(projectDir, file)
    if (!UNUSED.test(file) && statSync(path).isFile()) hash.update(`${file}\0`).update(readFileSync(path))
  }
  return hash.digest('hex')
}
