import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** What may be left out at the end of an import. */
const ENDINGS = ['', '.mjs', '.js', '.jsx', '.json', '.ts', '.tsx', '.mdx']

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** Packages are those of the project that is running; a branch of a preview has none of its own. */
const { resolve } = createRequire(join(process.cwd(), 'package.json'))

/** True when a bundle finds what a content file imports: a file beside it or, behind `~/`, in `src`, or a package. */
export function canImport(contentDir: string, file: string, specifier: string): boolean {
  const [name = ''] = specifier.split('?')
  const folders: Record<string, string> = {
    '~': join(dirname(contentDir), 'src'),
    '.': join(contentDir, dirname(file)),
    '..': join(contentDir, dirname(file), '..'),
    '': '/',
  }
  const slash = name.indexOf('/')
  const folder = slash < 0 ? undefined : folders[name.slice(0, slash)]
  if (folder !== undefined) {
    const path = join(folder, name.slice(slash))
    return ENDINGS.some((ending) => isFile(path + ending) || isFile(join(path, `index${ending}`)))
  }
  try {
    return resolve(name) !== ''
  } catch (error) {
    // A package for bundlers alone is installed, too.
    return (error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND'
  }
}
