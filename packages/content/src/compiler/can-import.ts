import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Endings that an import may leave out. */
const ENDINGS = ['', '.mjs', '.js', '.jsx', '.json', '.ts', '.tsx', '.mdx']

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

// Resolves packages from the running project, because a branch in a preview has no installed packages.
const { resolve } = createRequire(join(process.cwd(), 'package.json'))

/** True if a bundler can resolve an import in a content file: a relative file, a file in `src` after `~/`, or a package. */
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
    // An installed package without an entry point for Node causes a different error.
    return (error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND'
  }
}
