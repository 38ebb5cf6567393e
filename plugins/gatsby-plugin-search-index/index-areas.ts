import type { NavigationItem } from '@galley/core/navigation'
import {
  type IndexShard,
  type KnownTerms,
  listAreaPages,
  listBodyTerms,
  listDocuments,
  listPageDetails,
  type PageSections,
  type SearchArea,
  type SearchDocument,
  type SearchPage,
} from '@galley/core/search-index'
import type { GatsbyCache } from 'gatsby'
import { indexWords } from './index-words'

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
  cache: Pick<GatsbyCache, 'get' | 'set'>
}

/** Indexes the pages of each area, without drafts and pages with `search: false`. */
export async function indexAreas({ pages, navigation, areas, cache }: IndexOptions): Promise<IndexedArea[]> {
  const indexed: IndexedArea[] = []
  const known: KnownTerms = new Map()
  for (const { name, pathPrefix, boost } of areas) {
    const ofArea = listAreaPages(pages, name, areas)
    const listed = groupByPage(listDocuments(ofArea, listPageDetails(navigation, pathPrefix), boost))
    const words = await indexWords(name, listed, cache, (section) => listBodyTerms(section, known))
    indexed.push({ name, pages: listed, words })
  }
  return indexed
}

function groupByPage(sections: readonly SearchDocument[]): PageSections[] {
  const pages: PageSections[] = []
  for (const section of sections) {
    const page = pages.at(-1)
    if (page?.[0].path === section.path) page.push(section)
    else pages.push([section])
  }
  return pages
}
