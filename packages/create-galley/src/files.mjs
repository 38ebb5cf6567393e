import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const packageFolder = join(import.meta.dirname, '..')
/** The folder of a published package with copies of the repository's files that sites get. */
export const COPIES = 'files'
export const repositoryFolder = join(packageFolder, '../..')
const originals = existsSync(join(repositoryFolder, 'packages/create-galley'))
  ? repositoryFolder
  : join(packageFolder, COPIES)

/** Files that every site has as this repository has them. */
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

/** The file of a page template. @param {string} template its name in the route table */
export const fileOfTemplate = (template) => `src/templates/${template}.tsx`

/** The file in this repository, or its copy in the package. @param {string} file */
export const findOriginal = (file) => join(originals, file)
