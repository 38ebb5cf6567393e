import { existsSync, lstatSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isContentFile } from '@galley/core/content-path'
import type { ContentProblem } from '@galley/core/content-source'
import { suggest } from '@galley/core/nearest'
import { inFirstLanguage } from '@galley/core/translations'
import { listLinks } from '@galley/node/list-files'
import { collections } from '@galley/site/collections'
import { isDisabled } from './compiler/find-collection'
import { hasBackslash, isPart, roleOf } from './file-role'
import { describeFirstLanguage, nameInFirstLanguage } from './find-translation-problems'

/** Files at the top of `content/` that are used without a collection. */
const OTHER_FILES = ['redirects.yml', 'variables.yml', 'glossary.yml']
/** Matches pages. Includes `.markdown`, which other systems accept but Galley does not. */
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
    const original = inFirstLanguage(file)
    if (original !== file && OTHER_FILES.includes(original)) {
      const message = `The file is not used: content/${original} is for all languages. Delete the file.`
      return { file: `content/${file}`, line: 1, column: 1, message, isWarning: true as const }
    }
    const renamed = nameInFirstLanguage(file)
    if (renamed !== undefined && roleOf(renamed)) return describeFirstLanguage(file, renamed)
    const [folder = ''] = file.split('/', 1)
    const taken = GLOBS.filter((glob) => folder !== file && glob.includes(folder)).join(', ')
    const hint = taken && ` In this folder, collections match ${taken}.`
    const message = `The file belongs to no collection and is not used.${suggest(file, OTHER_FILES)}${hint} Rename or move the file, or add it to a \`source\` of src/content.config.ts.`
    const problem = { file: `content/${file}`, line: 1, column: 1, message }
    return PAGE.test(file) ? problem : { ...problem, isWarning: true }
  })
}

const HIDDEN = /(^|\/)\./

/**
 * Reports symbolic links below `content/` that lead to folders. Without this report, the files behind such a link would be missing with no message.
 */
export function findLinkedFolders(contentDir: string, names: readonly string[]): ContentProblem[] {
  const isLinkedFolder = (name: string) => {
    const path = join(contentDir, name)
    return (
      lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() &&
      statSync(path, { throwIfNoEntry: false })?.isDirectory()
    )
  }
  return names
    .filter((name) => !HIDDEN.test(name) && isLinkedFolder(name))
    .map((name) => ({
      file: `content/${name}`,
      line: 1,
      column: 1,
      message: 'The folder is a symbolic link, which is not followed. Put the folder itself here.',
    }))
}

/**
 * Reports symbolic links in `static/`, because Gatsby would publish their targets, even outside the project. Ignores broken
 * hidden links, which editors use as locks.
 */
export const findLinkedStatic = (staticDir: string): ContentProblem[] =>
  listLinks(staticDir)
    .filter((name) => !HIDDEN.test(name) || existsSync(join(staticDir, name)))
    .sort()
    .map((name) => ({
      file: `static/${name}`,
      line: 1,
      column: 1,
      message: 'The file or folder is a symbolic link, which is not followed. Put the file or the folder itself here.',
    }))
