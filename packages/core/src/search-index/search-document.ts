import type { PageEntry } from '../collections'
import type { NavigationItem } from '../navigation'
import { headingIdOf, type SearchSection } from '../search-sections'
import { isSearchable } from './search-area'

/** A section of a page in the index of its area. */
export interface SearchDocument {
  /** Path of the page. */
  path: string
  /** Title of the page, or text of the heading. */
  title: string
  /** Level of the heading, 1 to 6; 1 for the opening. */
  level: number
  /** Id of the heading; "" for the opening. Only the opening has `folders`, `icon`, `boost` and `isDated`. */
  anchor: string
  /** Titles of the page's folders, outermost first. */
  folders?: string[]
  /** Icon of the page, such as "lucide:rocket". */
  icon?: string
  /** Words that find the section although its text does not contain them. */
  keywords?: string[]
  /** Factor for the rank of the page. */
  boost?: number
  /** True if the page has a date, such as an article. */
  isDated?: boolean
  /** Text of the section without code blocks. */
  text: string
  /** Code blocks of the section. */
  code: string
}

/** The fields of a page that `listDocuments` reads. */
export type SearchPage = Pick<PageEntry, 'path' | 'search' | 'draft' | 'date' | 'sections'>

/** Returns the sections of an area's pages, without drafts and pages with `search: false`. Multiplies the boost of each page by `areaBoost`. */
export function listDocuments(pages: readonly SearchPage[], details: PageDetails, areaBoost = 1): SearchDocument[] {
  return pages
    .filter(isSearchable)
    .flatMap((page) => page.sections.map((section) => toDocument(page, section, details, areaBoost)))
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
      ...((page.date || [title, ...page.path.split('/')].some(isAboutNews)) && { isDated: true }),
    }),
    text: content,
    code: code.map(({ text }) => text).join('\n'),
  }
}

/** Words about changes between versions, with which titles of pages, names of folders and searches begin. */
const NEWS = /^(announc|blog|breaking|change ?log|latest|migrat|new(s|est)$|posts?$|recent|release|upgrad|what.?s new)/i

/** Returns true for a word of a search, a title or the name of a folder that is about news. */
export const isAboutNews = (text: string) => NEWS.test(text)

/** Folders and icon of each page, by path. */
export type PageDetails = ReadonlyMap<string, Pick<SearchDocument, 'folders' | 'icon'>>

/** Reads the folders and icons of an area's pages from navigation items. Leaves out folders outside of the area. */
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
