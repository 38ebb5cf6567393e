import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Endings that an import may leave out. */
const ENDINGS = ['', '.mjs', '.js', '.jsx', '.json', '.ts', '.tsx', '.mdx']

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

// The packages of the running project, because a branch of a preview has no installed packages.
const { resolve } = createRequire(join(process.cwd(), 'package.json'))

/** True if a bundler finds an import of a content file: a file relative to it, a file in `src` after `~/`, or a package. */
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
    // A package without an entry for Node has another error, and is installed too.
    return (error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND'
  }
}
