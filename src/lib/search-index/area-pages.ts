import type { StoredSection } from './local-search-options'
import { packPages, type AreaIndex, type IndexedPage, type PageTexts } from './search-files'

/** The sections of a page, its opening first. */
export type PageSections = [opening: StoredSection, ...headings: StoredSection[]]

/** The texts of a page's sections. */
export const listTexts = (sections: readonly StoredSection[]): PageTexts =>
  sections.map(({ text, code }) => (code ? { text, code } : { text }))

/** The pages of an area, and their folders, each listed once. */
export function listPages(pages: readonly PageSections[]): Pick<AreaIndex, 'pages' | 'folders'> {
  const places = new Map<string, number>()
  const placeOf = (folders: readonly string[]) => {
    const key = JSON.stringify(folders)
    const place = places.get(key) ?? places.size
    places.set(key, place)
    return place
  }
  const indexed = pages.map(([opening, ...headings]): IndexedPage => {
    const { path, title, folders = [], icon, keywords, boost } = opening
    return {
      path,
      title,
      folder: placeOf(folders),
      ...(icon !== undefined && { icon }),
      ...(keywords !== undefined && { keywords }),
      ...(boost !== undefined && { boost }),
      headings: headings.map(({ level, title, anchor }) => ({ level, title, anchor })),
    }
  })
  return { pages: packPages(indexed), folders: [...places.keys()].map((key) => JSON.parse(key) as string[]) }
}
