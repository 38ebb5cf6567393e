import type { LinkText } from '../content-compiler'
import { groupBy } from '../group-by'
import type { SearchDocument } from './search-document'
import { measureText, packPages, toDigit, type AreaIndex, type IndexedPage, type PageTexts } from './search-files'
import { listTerms } from './words'

/** The sections of a page, starting with the opening. */
export type PageSections = [opening: SearchDocument, ...headings: SearchDocument[]]

export const listTexts = (sections: readonly SearchDocument[]): PageTexts =>
  sections.map(({ text, code }) => (code ? { text, code } : { text }))

/** The links of a site to pages and headings, by target: a path, or `path#anchor`. */
export type SiteLinks = ReadonlyMap<string, readonly { from: string; text: string }[]>

/** Reads the links of pages. */
export const readLinks = (pages: readonly { path: string; linkTexts: readonly LinkText[] }[]): SiteLinks =>
  groupBy(
    pages.flatMap(({ path, linkTexts }) => linkTexts.map((link) => ({ from: path, ...link }))),
    ({ target }) => [target],
  )

/** Returns the pages of an area in the format of the index, and the unique lists of their folders. */
export function listPages(
  pages: readonly PageSections[],
  links: SiteLinks = new Map(),
): Pick<AreaIndex, 'pages' | 'folders'> {
  const folderLists = pages.map(([{ folders = [] }]) => JSON.stringify(folders))
  const folders = [...new Set(folderLists)]
  const indexed = pages.map((sections, number): IndexedPage => {
    const [{ path, title, icon, boost, isDated }, ...headings] = sections
    const found = sections.map(({ anchor }) => links.get(anchor ? `${path}#${anchor}` : path) ?? [])
    const others = new Set(found.flat().flatMap(({ from }) => (from === path ? [] : [from])))
    return {
      path,
      title,
      folder: folders.indexOf(folderLists[number]!),
      icon,
      boost,
      isDated,
      lengths: sections.map(measureText),
      links: found.map((ofSection) => listTerms(ofSection.map(({ text }) => text).join('\n')).join(' ')),
      popularity: toDigit(others.size),
      keywords: sections.map(({ keywords = [] }) => keywords),
      headings: headings.map(({ level, title, anchor }) => ({ level, title, anchor })),
    }
  })
  return { pages: packPages(indexed), folders: folders.map((list) => JSON.parse(list) as string[]) }
}
