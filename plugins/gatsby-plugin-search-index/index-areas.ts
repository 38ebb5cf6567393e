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

/** The prefixes of terms in FlexSearch's index: terms of texts, and terms of code only. */
const TEXT = 'x'
const CODE = 'c'

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
  reporter: Pick<Reporter, 'warn' | 'error'>
}

/** The hook of `gatsby-plugin-local-search` that this plugin calls. The package has no types. */
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

/** Indexes the pages of each area, without drafts and pages with `search: false`. */
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
 * Calls `gatsby-plugin-local-search` as Gatsby would, and reads the words from the node that the plugin creates. The node stays out of
 * Gatsby's database, because it has 18 MB for 1,178 pages, and Gatsby would allocate three times as much to read and write it.
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
        // FlexSearch's own tokenizer would index field names and would not record the field of a word.
        tokenize: (text: string) => listFieldTerms(sections[(JSON.parse(text) as { id: number }).id]!, known),
        threshold: 0,
        // Keeps all sections of a term in one sorted list.
        resolution: 1,
      },
      normalizer: ({ data }: { data: readonly { id: number }[] }) => data,
    },
  )
  return readWords(made)
}

/** Lists the terms of a section with their prefixes, without duplicates. */
function listFieldTerms(section: SearchDocument, known: KnownTerms): string[] {
  const { text, code } = listBodyTerms(section, known)
  return [...text.map((term) => TEXT + term), ...code.map((term) => CODE + term)]
}

/** Reads the words and sections from an exported index of FlexSearch. */
function readWords(index: string): IndexShard {
  const [slots] = JSON.parse(index) as [slots: Record<string, number[]>[]]
  return slots
    .flatMap((slot) => Object.entries(slot))
    .map(([tagged, sections]) => {
      const term = tagged.slice(1)
      return tagged.startsWith(TEXT) ? [term, toDifferences(sections)] : [term, [], toDifferences(sections)]
    })
}
