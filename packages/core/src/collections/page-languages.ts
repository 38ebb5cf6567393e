import { findMarkedTexts, setField } from '../fields'
import { groupBy } from '../group-by'
import { onceForEach } from '../once-for-each'
import {
  fileLanguage,
  inFirstLanguage,
  inLanguage,
  listTranslations,
  pathInFirstLanguage,
  pathInLanguage,
} from '../translations'
import { type Collection, keyOfReferences } from './define-collection'
import type { PageEntry } from './entry'

/** Returns the slug of a page in another language than the first, so that references find the page of their language: "de/ada" for "ada". */
export const slugInLanguage = (slug: string, language: string | undefined) =>
  language === undefined ? slug : `${language}/${slug}`

/** Converts the reference of a page to the target in the page's language. Data have no languages. */
export function referenceInLanguage(value: string, target: Collection | undefined, language: string | undefined) {
  if (target?.kind !== 'page' || language === undefined) return value
  return keyOfReferences(target) === 'path' ? inLanguage(value, language) : slugInLanguage(value, language)
}

/** Returns the reference as the author wrote it: "ada" for "de/ada", and "/docs/a" for "/de/docs/a". */
export const referenceInFirstLanguage = (value: string) =>
  value.startsWith('/') ? pathInFirstLanguage(value) : pathInFirstLanguage(`/${value}`).slice(1)

type Collections = Readonly<Record<string, Collection>>

/** True for a page without a translation: it has the text of its original, for readers of its language. Search engines and programs read the original. */
export const isUntranslated = ({ language, textLanguage }: Pick<PageEntry, 'language' | 'textLanguage'>) =>
  language !== textLanguage

/** Returns the path of the page with the text: for a page without a translation, the path of its original. */
export const pathOfText = (page: Pick<PageEntry, 'path' | 'language' | 'textLanguage' | 'originalPath'>) =>
  isUntranslated(page) ? page.originalPath : page.path

/** Returns the stem that an original, its drafts and its translations share. */
const originalStem = ({ stem }: Pick<PageEntry, 'stem'>) => inFirstLanguage(stem).replace(/\.draft$/, '')

/** Returns pages of the first language with the languages in which each has no translation. */
export function listUntranslated<Page extends Pick<PageEntry, 'stem'>>(pages: readonly Page[]) {
  const languages = listTranslations()
  if (languages.length === 0) return []
  const groups = groupBy(pages, (page) => [originalStem(page)])
  return [...groups.values()].flatMap((group) => {
    const original = group.find(({ stem }) => fileLanguage(stem) === undefined)
    const missing = languages.filter((language) => !group.some(({ stem }) => fileLanguage(stem) === language))
    return original ? missing.map((language) => ({ original, language })) : []
  })
}

type ListedPage = Pick<PageEntry, 'path' | 'stem' | 'language' | 'textLanguage'>

/**
 * Returns a function that returns the paths of a page's original and translations, by language. Computed once for a list, because a preview asks for each
 * page that it shows.
 */
export const listPaths = onceForEach((pages: readonly ListedPage[]) => {
  const translated = pages.filter((page) => !isUntranslated(page))
  const groups = groupBy(translated, (page) => [originalStem(page)])
  return (page: Pick<PageEntry, 'stem'>): Readonly<Record<string, string>> =>
    Object.fromEntries((groups.get(originalStem(page)) ?? []).map(({ language, path }) => [language, path]))
})

/** Adds the pages that other languages lack to pages of files, some of which may have problems: copies with another path. */
export function withUntranslated<Page extends { file: string; path: string }>(pages: readonly Page[]): Page[] {
  const missing = listUntranslated(pages.map((page) => ({ page, stem: page.file.replace(/\.\w+$/, '') })))
  return [
    ...pages,
    ...missing.map(({ original: { page }, language }) => ({ ...page, path: pathInLanguage(page.path, language) })),
  ]
}

/** Returns the id of a page without a translation in a language. */
export const copyIdOf = (id: string, language: string) => `${id}@${language}`

type Original = Pick<PageEntry, 'id' | 'path' | 'slug' | 'placedReferences'> & Partial<Pick<PageEntry, 'sections'>>

/** Returns the fields that differ on a page without a translation: the page of the other language with the text of the original. */
export function fieldsInLanguage(page: Original, language: string, { schema }: Collection, collections: Collections) {
  const path = pathInLanguage(page.path, language)
  const refer = (value: string, target: unknown) => referenceInLanguage(value, collections[target as string], language)
  const references = findMarkedTexts('reference', schema, page)
  const names = new Set(references.map(({ path: [name] }) => name as keyof Original))
  const changed = structuredClone(Object.fromEntries([...names].map((name) => [name, page[name]])))
  for (const { path: way, mark, value } of references) setField(changed, way, refer(value, mark))
  return {
    ...changed,
    id: copyIdOf(page.id, language),
    path,
    slug: slugInLanguage(page.slug, language),
    language,
    placedReferences: page.placedReferences.map((one) => ({ ...one, value: refer(one.value, one.collection) })),
    // The checks of links have read the original.
    placedLinks: [],
    linkTexts: [],
    ...(page.sections && {
      sections: page.sections.map((section) => ({ ...section, id: path + section.id.slice(page.path.length) })),
    }),
  }
}
