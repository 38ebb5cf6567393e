import type { LinkText } from '../content-compiler'
import type { SearchDocument } from './search-document'
import {
  measurePopularity,
  measureText,
  packPages,
  type AreaIndex,
  type IndexedPage,
  type PageTexts,
} from './search-files'
import { listTerms } from './words'

/** The sections of a page, starting with the opening. */
export type PageSections = [opening: SearchDocument, ...headings: SearchDocument[]]

export const listTexts = (sections: readonly SearchDocument[]): PageTexts =>
  sections.map(({ text, code }) => (code ? { text, code } : { text }))

/** The links of a site to pages and headings. */
export interface SiteLinks {
  /** Unique words of the links, by target: a path, or `path#anchor`. */
  words: ReadonlyMap<string, ReadonlySet<string>>
  /** Other pages with a link to a page or one of its headings, by the path of the page. */
  sources: ReadonlyMap<string, ReadonlySet<string>>
}

/** Reads the links of pages. */
export function readLinks(pages: readonly { path: string; linkTexts: readonly LinkText[] }[]): SiteLinks {
  const words = new Map<string, Set<string>>()
  const sources = new Map<string, Set<string>>()
  for (const { path, linkTexts } of pages) {
    for (const { target, text } of linkTexts) {
      for (const term of listTerms(text)) addTo(words, target, term)
      const page = target.replace(/#.*/, '')
      if (page !== path) addTo(sources, page, path)
    }
  }
  return { words, sources }
}

const addTo = (sets: Map<string, Set<string>>, key: string, value: string) =>
  sets.set(key, (sets.get(key) ?? new Set()).add(value))

/** Returns the pages of an area in the format of the index, and the unique lists of their folders. */
export function listPages(
  pages: readonly PageSections[],
  { words, sources }: SiteLinks = readLinks([]),
): Pick<AreaIndex, 'pages' | 'folders'> {
  const folderLists = pages.map(([{ folders = [] }]) => JSON.stringify(folders))
  const folders = [...new Set(folderLists)]
  const indexed = pages.map((sections, number): IndexedPage => {
    const links = sections.map(({ path, anchor }) =>
      [...(words.get(anchor ? `${path}#${anchor}` : path) ?? [])].join(' '),
    )
    const linking = sources.get(sections[0].path)?.size ?? 0
    const [{ path, title, icon, boost, isDated }, ...headings] = sections
    return {
      path,
      title,
      folder: folders.indexOf(folderLists[number]!),
      icon,
      boost,
      isDated,
      lengths: sections.map(measureText),
      links,
      popularity: measurePopularity(linking),
      keywords: sections.map(({ keywords = [] }) => keywords),
      headings: headings.map(({ level, title, anchor }) => ({ level, title, anchor })),
    }
  })
  return { pages: packPages(indexed), folders: folders.map((list) => JSON.parse(list) as string[]) }
}
