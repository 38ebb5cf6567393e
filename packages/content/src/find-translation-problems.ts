import { publishedOf } from '@galley/core/content-path'
import type { ContentProblem } from '@galley/core/content-source'
import { groupBy } from '@galley/core/group-by'
import { findNearest } from '@galley/core/nearest'
import { fileLanguage, inFirstLanguage, listTranslations } from '@galley/core/translations'
import { site } from '@galley/site'
import { roleOf } from './file-role'

const problemOf = (file: string, message: string): ContentProblem => ({
  file: `content/${file}`,
  line: 1,
  column: 1,
  message,
  isShared: true,
})

/** Returns the name without the language, for a file whose name contains the first language: "docs/a.md" for "docs/a.en.md" and "en/docs/a.md". */
export function nameInFirstLanguage(file: string): string | undefined {
  const code = site.languages[0]?.code
  if (code === undefined || listTranslations().length === 0) return undefined
  const name = file.startsWith(`${code}/`)
    ? file.slice(code.length + 1)
    : file.replace(new RegExp(`\\.${code}(?=(\\.draft)?\\.\\w+$)`), '')
  return name === file ? undefined : name
}

/** Describes a file whose name contains the first language. */
export const describeFirstLanguage = (file: string, renamed: string) =>
  problemOf(
    file,
    `The first language "${site.languages[0]!.code}" is not part of file names. Rename the file to content/${renamed}.`,
  )

/** Reports wrong names of translations. All names are below `content/`. */
export function findTranslationProblems(files: readonly string[]): ContentProblem[] {
  if (listTranslations().length === 0) return []
  const named = files.flatMap((file) => {
    const renamed = nameInFirstLanguage(file)
    return renamed === undefined || roleOf(file)?.kind === 'image' ? [] : [describeFirstLanguage(file, renamed)]
  })
  const texts = files.filter((file) => ['page', 'folder'].includes(roleOf(file)?.kind ?? '')).sort()
  const translations = texts.filter((file) => fileLanguage(file) !== undefined)
  return [...named, ...findRepeated(translations), ...findMixed(translations), ...findOrphans(translations, texts)]
}

/** Returns the name of the original without its extension: a translation of an `.md` file may be an `.mdx` file. */
const originalOf = (file: string) => inFirstLanguage(publishedOf(file)).replace(/\.\w+$/, '')

/** Reports files that translate the same page into the same language. */
function findRepeated(translations: readonly string[]) {
  const groups = groupBy(translations, (file) => [`${fileLanguage(file)} ${originalOf(file)}`])
  return [...groups.values()].flatMap((group) => {
    const [first = '', other] = [...new Set(group.map(publishedOf))]
    if (other === undefined) return []
    const message = `The file translates the same page into "${fileLanguage(other)}" as content/${first}. Delete one of the two files.`
    return [
      problemOf(
        group.find((file) => publishedOf(file) === other)!,
        message,
      ),
    ]
  })
}

const isInFolder = (file: string) => file.startsWith(`${fileLanguage(file)}/`)

/** Warns about a site with translations beside their originals and in the folders of languages. */
function findMixed(translations: readonly string[]) {
  const inFolders = translations.filter(isInFolder)
  const beside = translations.filter((file) => !isInFolder(file))
  const [few, many] = inFolders.length < beside.length ? [inFolders, beside] : [beside, inFolders]
  const [first] = few
  if (first === undefined) return []
  const message = `Translations are named in two ways: like content/${first} (${few.length}), and like content/${many[0]!} (${many.length}). Name all translations in one way.`
  return [{ ...problemOf(first, message), isWarning: true as const }]
}

/** Warns about translations without an original, if a file with a similar name has no translation. */
function findOrphans(translations: readonly string[], texts: readonly string[]) {
  const originals = new Map(
    texts.flatMap((file) => (fileLanguage(file) === undefined ? [[originalOf(file), file]] : [])),
  )
  const translated = new Set(translations.map((file) => `${fileLanguage(file)} ${originalOf(file)}`))
  return translations.flatMap((file) => {
    const language = fileLanguage(file)!
    if (originals.has(originalOf(file))) return []
    const folder = originalOf(file).replace(/[^/]*$/, '')
    const near = [...originals.keys()].filter(
      (name) => name.replace(/[^/]*$/, '') === folder && !translated.has(`${language} ${name}`),
    )
    const name = originalOf(file)
    const nearest = findNearest(name, near) ?? near.find((other) => other.startsWith(name) || name.startsWith(other))
    const meant = originals.get(nearest ?? '')
    if (meant === undefined) return []
    const message = `The translation has no original. Did you mean a translation of content/${meant}? Give the two files the same name.`
    return [{ ...problemOf(file, message), isWarning: true as const }]
  })
}
