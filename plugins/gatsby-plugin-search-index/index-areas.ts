import { groupBy } from '@galley/core/group-by'
import type { NavigationItem } from '@galley/core/navigation'
import {
  findArea,
  type IndexShard,
  type KnownTerms,
  listDocuments,
  listPageDetails,
  listPostings,
  type PageSections,
  type SearchArea,
  type SearchPage,
} from '@galley/core/search-index'

/** An area with its pages. */
export interface IndexedArea {
  name: string
  pages: readonly PageSections[]
  /** The sorted terms of texts and code, each with its sections. Terms of titles are in the area's file. */
  words: IndexShard
}

interface IndexOptions {
  /** The pages of all areas, in the order of the files. */
  pages: readonly SearchPage[]
  /** The navigation trees of all collections. */
  navigation: readonly NavigationItem[]
  areas: readonly SearchArea[]
}

/** Indexes the pages of each area, without drafts and pages with `search: false`. */
export function indexAreas({ pages, navigation, areas }: IndexOptions): IndexedArea[] {
  const known: KnownTerms = new Map()
  return areas.map(({ name, pathPrefix, boost }) => {
    const ofArea = pages.filter(({ path }) => findArea(path, areas)?.name === name)
    const sections = listDocuments(ofArea, listPageDetails(navigation, pathPrefix), boost)
    const byPage = groupBy(sections, ({ path }) => [path])
    return { name, pages: [...byPage.values()] as PageSections[], words: listPostings(sections, known) }
  })
}
