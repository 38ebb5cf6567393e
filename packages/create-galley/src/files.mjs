import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const packageFolder = join(import.meta.dirname, '..')
/** The folder of a published package with copies of files of this repository. */
export const COPIES = 'files'
export const repositoryFolder = join(packageFolder, '../..')
const originals = existsSync(join(repositoryFolder, 'packages/create-galley'))
  ? repositoryFolder
  : join(packageFolder, COPIES)

/** Files of this repository that every site gets unchanged. */
export const SAME_FILES = [
  'gatsby-browser.tsx',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'src/components.ts',
  'src/content-components.ts',
  'src/markdown.ts',
  'src/package.json',
  'src/pages/404.tsx',
  'src/route-middleware.ts',
  'src/route-rules.ts',
]

/** Returns the file of a page template. @param {string} template name in the route table */
export const fileOfTemplate = (template) => `src/templates/${template}.tsx`

/** Returns the path of a file in this repository, or of its copy in the package. @param {string} file */
export const findOriginal = (file) => join(originals, file)

/** Lists all files in a folder, such as "content/index.yml". @param {string} folder */
export const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? join(entry.parentPath, entry.name).slice(folder.length + 1) : [],
  )
