import type { NavigationItem } from '@galley/core/navigation'
import {
  findArea,
  type IndexShard,
  type KnownTerms,
  listBodyTerms,
  listDocuments,
  listPageDetails,
  type PageSections,
  type SearchArea,
  type SearchDocument,
  type SearchPage,
  toDifferences,
} from '@galley/core/search-index'
import type { GatsbyCache, Reporter } from 'gatsby'
import * as localSearch from 'gatsby-plugin-local-search'
import { indexWords } from './index-words'

/** The prefix of each term in FlexSearch's index: whether the text contains it, or the code alone. */
const TEXT = 'x'
const CODE = 'c'

/** An area with its pages. */
export interface IndexedArea {
  name: string
  pages: readonly PageSections[]
  /** The terms of texts and code in their order, each with its sections. Titles are in the area's own file. */
  words: IndexShard
}

interface IndexOptions {
  /** Of all areas, in the order of the files. */
  pages: readonly SearchPage[]
  /** The navigation trees of all collections. */
  navigation: readonly NavigationItem[]
  areas: readonly SearchArea[]
  cache: Pick<GatsbyCache, 'get' | 'set'>
  reporter: Pick<Reporter, 'warn' | 'error'>
}

/** As much of `gatsby-plugin-local-search` as is called, which declares no types. */
interface LocalSearch {
  createPages: (
    api: {
      graphql: () => Promise<{ data: readonly { id: number }[] }>
      reporter: IndexOptions['reporter']
      actions: { createNode: (node: { index: string }) => void }
      createNodeId: (name: string) => string
      createContentDigest: () => string
    },
    options: object,
  ) => Promise<void>
}

/** The index of each area: of the pages that belong to it, drafts and `search: false` left out. */
export async function indexAreas({ pages, navigation, areas, cache, reporter }: IndexOptions): Promise<IndexedArea[]> {
  const indexed: IndexedArea[] = []
  for (const { name, pathPrefix, boost } of areas) {
    const ofArea = pages.filter(({ path }) => findArea(path, areas)?.name === name)
    const listed = groupByPage(listDocuments(ofArea, listPageDetails(navigation, pathPrefix), boost))
    const words = await indexWords(name, listed, cache, (sections) => findWords(name, sections, reporter))
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

/**
 * `gatsby-plugin-local-search` finds them as if Gatsby had called it, but its node stays out of Gatsby's database: with the texts of 1,178 pages it has 18 MB, and
 * Gatsby keeps buffers of three times that to read and write it.
 */
async function findWords(
  name: string,
  sections: readonly SearchDocument[],
  reporter: IndexOptions['reporter'],
): Promise<IndexShard> {
  if (sections.length === 0) return []
  let made = ''
  const known: KnownTerms = new Map()
  await (localSearch as unknown as LocalSearch).createPages(
    {
      graphql: async () => ({ data: sections.map((_, id) => ({ id })) }),
      reporter,
      actions: { createNode: ({ index }) => void (made = index) },
      createNodeId: (id) => id,
      createContentDigest: () => '',
    },
    {
      name,
      engine: 'flexsearch',
      engineOptions: {
        encode: false,
        // FlexSearch's own would index the names of fields, and would not record which field contains a word.
        tokenize: (text: string) => listFieldTerms(sections[(JSON.parse(text) as { id: number }).id]!, known),
        threshold: 0,
        // A term has all its sections in one list, in their order.
        resolution: 1,
      },
      normalizer: ({ data }: { data: readonly { id: number }[] }) => data,
    },
  )
  return readWords(made)
}

/** The terms of a section, each once for a field. */
function listFieldTerms(section: SearchDocument, known: KnownTerms): string[] {
  const { text, code } = listBodyTerms(section, known)
  return [...text.map((term) => TEXT + term), ...code.map((term) => CODE + term)]
}

/** Reads what FlexSearch exports. */
function readWords(index: string): IndexShard {
  const [slots] = JSON.parse(index) as [slots: Record<string, number[]>[]]
  return slots
    .flatMap((slot) => Object.entries(slot))
    .map(([tagged, sections]) => {
      const term = tagged.slice(1)
      return tagged.startsWith(TEXT) ? [term, toDifferences(sections)] : [term, [], toDifferences(sections)]
    })
}
