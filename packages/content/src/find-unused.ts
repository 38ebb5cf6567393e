import { isContentFile } from '@galley/core/content-path'
import type { ContentProblem } from '@galley/core/content-source'
import { suggest } from '@galley/core/nearest'
import { collections } from '@galley/site/collections'
import { isDisabled } from './compiler/find-collection'
import { hasBackslash, isPart, roleOf } from './file-role'

/** Files at the top of `content/` that are used without a collection. */
const OTHER_FILES = ['redirects.yml', 'variables.yml', 'glossary.yml']
/** Includes `.markdown`, which other systems accept. */
const PAGE = /\.(mdx?|markdown)$/i
const GLOBS = Object.values(collections).flatMap(({ source }) => source.filter((glob) => !glob.startsWith('!')))

/**
 * Reports files below `content/` that match no collection: pages as errors, data as warnings, because code may read the data.
 * @param sources Files that pages include, or link to as downloads.
 */
export function findUnused(files: readonly string[], sources: readonly string[] = []): ContentProblem[] {
  const unused = files.filter(
    (file) =>
      (isContentFile(file) || file.endsWith('.markdown')) &&
      !roleOf(file) &&
      (hasBackslash(file) || (!isPart(file) && !OTHER_FILES.includes(file) && !isDisabled(file))),
  )
  const used = new Set(sources)
  return unused.flatMap((file) => {
    if (used.has(file) && !PAGE.test(file)) return []
    if (hasBackslash(file)) {
      const message =
        'The name has a backslash, which Gatsby and browsers read as a slash. Rename the file or its folder.'
      return { file: `content/${file}`, line: 1, column: 1, message }
    }
    const [folder = ''] = file.split('/', 1)
    const taken = GLOBS.filter((glob) => folder !== file && glob.includes(folder)).join(', ')
    const hint = taken && ` In this folder, collections match ${taken}.`
    const message = `The file belongs to no collection and is not used.${suggest(file, OTHER_FILES)}${hint} Rename or move the file, or add it to a \`source\` of src/content.config.ts.`
    const problem = { file: `content/${file}`, line: 1, column: 1, message }
    return PAGE.test(file) ? problem : { ...problem, isWarning: true }
  })
}
