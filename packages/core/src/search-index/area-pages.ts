import type { LinkText } from '../content-compiler'
import type { SearchDocument } from './search-document'
import { measureText, packPages, type AreaIndex, type IndexedPage, type PageTexts } from './search-files'
import { listTerms } from './words'

/** The sections of a page, starting with the opening. */
export type PageSections = [opening: SearchDocument, ...headings: SearchDocument[]]

export const listTexts = (sections: readonly SearchDocument[]): PageTexts =>
  sections.map(({ text, code }) => (code ? { text, code } : { text }))

/** Returns the unique words of links, by target: a path, or `path#anchor`. */
export function listLinkWords(links: readonly LinkText[]): Map<string, string> {
  const words = new Map<string, Set<string>>()
  for (const { target, text } of links) words.set(target, new Set([...(words.get(target) ?? []), ...listTerms(text)]))
  return new Map([...words].map(([target, terms]) => [target, [...terms].join(' ')]))
}

/** Returns the pages of an area in the format of the index, and the unique lists of their folders. */
export function listPages(
  pages: readonly PageSections[],
  linkWords: ReadonlyMap<string, string> = new Map(),
): Pick<AreaIndex, 'pages' | 'folders'> {
  const indexes = new Map<string, number>()
  const indexOf = (folders: readonly string[]) => {
    const key = JSON.stringify(folders)
    const index = indexes.get(key) ?? indexes.size
    indexes.set(key, index)
    return index
  }
  const indexed = pages.map((sections): IndexedPage => {
    const links = sections.map(({ path, anchor }) => linkWords.get(anchor ? `${path}#${anchor}` : path) ?? '')
    const [{ path, title, folders = [], icon, boost, isDated }, ...headings] = sections
    return {
      path,
      title,
      folder: indexOf(folders),
      ...(icon !== undefined && { icon }),
      ...(boost !== undefined && { boost }),
      ...(isDated && { isDated }),
      lengths: sections.map(measureText),
      ...(links.some(Boolean) && { links }),
      ...(sections.some(({ keywords }) => keywords) && { keywords: sections.map(({ keywords = [] }) => keywords) }),
      headings: headings.map(({ level, title, anchor }) => ({ level, title, anchor })),
    }
  })
  return { pages: packPages(indexed), folders: [...indexes.keys()].map((key) => JSON.parse(key) as string[]) }
}
