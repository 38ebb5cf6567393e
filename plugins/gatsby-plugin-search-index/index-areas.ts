import type { Reporter } from 'gatsby'
import * as localSearch from 'gatsby-plugin-local-search'
import type { NavigationItem } from '../../src/lib/navigation'
import {
  findArea,
  type KnownTerms,
  listBodyTerms,
  listDocuments,
  listPageDetails,
  listTerms,
  type SearchArea,
  type SearchDocument,
  type SearchPage,
} from '../../src/lib/search-index'

/** The prefix of each term in the index: the field that contains it. */
export const FIELD_TAGS = { title: 't', text: 'x', code: 'c' } as const

/** An area with its sections. */
export interface IndexedArea {
  name: string
  sections: readonly SearchDocument[]
  /** What FlexSearch exports of them, as JSON. */
  index: string
}

interface IndexOptions {
  /** Of all areas, in the order of the files. */
  pages: readonly SearchPage[]
  /** The navigation trees of all collections. */
  navigation: readonly NavigationItem[]
  areas: readonly SearchArea[]
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
export async function indexAreas({ pages, navigation, areas, reporter }: IndexOptions): Promise<IndexedArea[]> {
  const indexed: IndexedArea[] = []
  for (const { name, pathPrefix, boost } of areas) {
    const ofArea = pages.filter(({ path }) => findArea(path, areas)?.name === name)
    const sections = listDocuments(ofArea, listPageDetails(navigation, pathPrefix), boost)
    indexed.push({ name, sections, index: await makeIndex(name, sections, reporter) })
  }
  return indexed
}

/**
 * `gatsby-plugin-local-search` makes it as if Gatsby had called it, but its node stays out of Gatsby's database: with the texts of 1,178 pages it has 18 MB, and
 * Gatsby keeps buffers of three times that to read and write it.
 */
async function makeIndex(name: string, sections: readonly SearchDocument[], reporter: IndexOptions['reporter']) {
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
  return made
}

/** The terms of a section, each once for a field. */
function listFieldTerms({ title, keywords = [], ...body }: SearchDocument, known: KnownTerms): string[] {
  const { text, code } = listBodyTerms(body, known)
  return [
    ...listTerms([title, ...keywords].join('\n'), known).map((term) => FIELD_TAGS.title + term),
    ...text.map((term) => FIELD_TAGS.text + term),
    ...code.map((term) => FIELD_TAGS.code + term),
  ]
}
