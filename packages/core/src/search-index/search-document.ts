import type { PageEntry } from '../collections'
import type { NavigationItem } from '../navigation'
import { headingIdOf, type SearchSection } from '../search-sections'

/** A section of a page in the index of its area. */
export interface SearchDocument {
  /** Path of its page. */
  path: string
  /** Title of the page, or the heading. */
  title: string
  /** Level of the heading, 1 to 6; 1 for a page's opening. */
  level: number
  /** Id of the heading. Empty for a page's opening; only the opening has the page's folders, icon, boost and whether it has a date. */
  anchor: string
  /** Titles of the folders of its page, outermost first. */
  folders?: string[]
  /** Icon of its page, such as "lucide:rocket". */
  icon?: string
  /** Words that find it although its text does not contain them. */
  keywords?: string[]
  /** The factor by which its page ranks higher. */
  boost?: number
  /** Whether its page has a date, as articles and news have. */
  isDated?: boolean
  /** Its words without code blocks. */
  text: string
  /** Its code blocks. */
  code: string
}

/** The fields of a page that the index is built from. */
export type SearchPage = Pick<PageEntry, 'path' | 'search' | 'draft' | 'date' | 'sections'>

/** The sections of an area's pages in the order of the pages; drafts and pages with `search: false` are left out. `areaBoost` multiplies the boost of each. */
export function listDocuments(pages: readonly SearchPage[], details: PageDetails, areaBoost = 1): SearchDocument[] {
  const published = pages.filter(({ search, draft }) => search !== false && !draft)
  return published.flatMap((page) => page.sections.map((section) => toDocument(page, section, details, areaBoost)))
}

function toDocument(page: SearchPage, section: SearchSection, details: PageDetails, areaBoost: number): SearchDocument {
  const { boost: ownBoost = 1, ...search } = typeof page.search === 'object' ? page.search : {}
  const boost = ownBoost * areaBoost
  const { title, titles, level, content, code } = section
  const isOpening = titles.length === 0
  const anchor = headingIdOf(section)
  const keywords = isOpening ? search.keywords : search.sections?.[anchor]
  return {
    path: page.path,
    title,
    level,
    anchor,
    ...(keywords && { keywords }),
    ...(isOpening && {
      ...details.get(page.path),
      ...(boost !== 1 && { boost }),
      ...(page.date && { isDated: true }),
    }),
    text: content,
    code: code.map(({ text }) => text).join('\n'),
  }
}

/** Folders and icons of pages, by path. */
export type PageDetails = ReadonlyMap<string, Pick<SearchDocument, 'folders' | 'icon'>>

/** Reads the folders and icons of an area's pages from navigation trees. Folders outside the area's path are left out. */
export function listPageDetails(items: readonly NavigationItem[], pathPrefix: string): PageDetails {
  const details = new Map<string, Pick<SearchDocument, 'folders' | 'icon'>>()
  const walk = ({ title, path, icon, page, children = [] }: NavigationItem, folders: string[]) => {
    if (page !== false) details.set(path, { folders, ...(icon?.name !== undefined && { icon: icon.name }) })
    const isInside = path.startsWith(pathPrefix === '/' ? '/' : `${pathPrefix}/`)
    for (const child of children) walk(child, isInside ? [...folders, title] : folders)
  }
  for (const item of items) walk(item, [])
  return details
}
