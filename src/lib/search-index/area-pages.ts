import type { StoredSection } from './local-search-options'
import { measureText, packPages, type AreaIndex, type IndexedPage, type PageTexts } from './search-files'

/** The sections of a page, its opening first. */
export type PageSections = [opening: StoredSection, ...headings: StoredSection[]]

/** The texts of a page's sections. */
export const listTexts = (sections: readonly StoredSection[]): PageTexts =>
  sections.map(({ text, code }) => (code ? { text, code } : { text }))

/** The pages of an area, and their folders, each listed once. */
export function listPages(pages: readonly PageSections[]): Pick<AreaIndex, 'pages' | 'folders'> {
  const indexes = new Map<string, number>()
  const indexOf = (folders: readonly string[]) => {
    const key = JSON.stringify(folders)
    const index = indexes.get(key) ?? indexes.size
    indexes.set(key, index)
    return index
  }
  const indexed = pages.map((sections): IndexedPage => {
    const [{ path, title, folders = [], icon, keywords, boost, isDated }, ...headings] = sections
    return {
      path,
      title,
      folder: indexOf(folders),
      ...(icon !== undefined && { icon }),
      ...(keywords !== undefined && { keywords }),
      ...(boost !== undefined && { boost }),
      ...(isDated && { isDated }),
      lengths: sections.map(measureText),
      headings: headings.map(({ level, title, anchor }) => ({ level, title, anchor })),
    }
  })
  return { pages: packPages(indexed), folders: [...indexes.keys()].map((key) => JSON.parse(key) as string[]) }
}
