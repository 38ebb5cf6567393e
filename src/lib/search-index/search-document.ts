import type { NavigationItem } from '../navigation'
import type { SearchSection } from '../search-sections'

/** A section of a page, as the index of its area keeps it. */
export interface SearchDocument {
  /** Its place in its area, counted from 0 in the order of the files. */
  id: number
  /** Path of its page. */
  path: string
  /** Title of the page, or the heading. */
  title: string
  /** Level of the heading, 1 to 6; 1 for a page's opening. */
  level: number
  /** Id of the heading; empty for a page's opening, which alone has the facts of its page. */
  anchor: string
  /** Titles of the folders that its page stands in, outermost first. */
  folders?: string[]
  /** Icon of its page, such as "lucide:rocket". */
  icon?: string
  /** Words that its page is found by though it does not say them. */
  keywords?: string[]
  /** How much more its page counts than others. */
  boost?: number
  /** Its words without code blocks. */
  text: string
  /** Its code blocks. */
  code: string
}

/** What the index needs to know of a page. */
export interface SearchPage {
  path: string
  /** What its front matter says: false keeps it out. */
  search: boolean | { keywords?: string[]; boost?: number }
  draft: boolean
  sections: SearchSection[]
}

/** The sections of an area's pages in the order of the pages; drafts and pages with `search: false` are left out. `areaBoost` is how much all of them count. */
export function listDocuments(pages: readonly SearchPage[], places: PagePlaces, areaBoost = 1): SearchDocument[] {
  const published = pages.filter(({ search, draft }) => search !== false && !draft)
  const documents = published.flatMap((page) =>
    page.sections.map((section) => toDocument(page, section, places, areaBoost)),
  )
  return documents.map((document, id) => ({ id, ...document }))
}

function toDocument(
  page: SearchPage,
  section: SearchSection,
  places: PagePlaces,
  areaBoost: number,
): Omit<SearchDocument, 'id'> {
  const { boost: ownBoost = 1, ...own } = typeof page.search === 'object' ? page.search : {}
  const boost = ownBoost * areaBoost
  const { id, title, titles, level, content, code } = section
  const isOpening = titles.length === 0
  return {
    path: page.path,
    title,
    level,
    anchor: isOpening ? '' : id.slice(page.path.length + 1),
    ...(isOpening && { ...places.get(page.path), ...own, ...(boost !== 1 && { boost }) }),
    text: content,
    code: code.map(({ text }) => text).join('\n'),
  }
}

/** Where pages stand and how they are drawn, by their paths. */
export type PagePlaces = ReadonlyMap<string, Pick<SearchDocument, 'folders' | 'icon'>>

/** Reads the places of an area's pages from navigation trees. What is not below the area's own path is no folder of it. */
export function listPlaces(items: readonly NavigationItem[], below: string): PagePlaces {
  const places = new Map<string, Pick<SearchDocument, 'folders' | 'icon'>>()
  const walk = ({ title, path, icon, page, children = [] }: NavigationItem, folders: string[]) => {
    if (page !== false) places.set(path, { folders, ...(icon?.name !== undefined && { icon: icon.name }) })
    const isInside = path.startsWith(below === '/' ? '/' : `${below}/`)
    for (const child of children) walk(child, isInside ? [...folders, title] : folders)
  }
  for (const item of items) walk(item, [])
  return places
}
