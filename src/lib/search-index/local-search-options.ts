import type { Collection } from '../collections'
import type { NavigationItem } from '../navigation'
import { isBelow } from '../url-path'
import { findArea, type SearchArea } from './search-area'
import { listDocuments, listPageDetails, type SearchDocument, type SearchPage } from './search-document'
import { listBodyTerms, listTerms } from './words'

/** The fields of a section that FlexSearch indexes. The plugin passes them as one JSON text. */
const INDEXED = ['title', 'keywords', 'text', 'code'] as const satisfies (keyof SearchDocument)[]

/** The fields that the plugin stores beside the index. */
const STORED = [
  'path',
  'title',
  'level',
  'anchor',
  'folders',
  'icon',
  'keywords',
  'boost',
  'isDated',
  'text',
  'code',
] as const satisfies (keyof SearchDocument)[]

/** The prefix of each term in the index: the field that contains it. */
export const FIELD_TAGS = { title: 't', text: 'x', code: 'c' } as const

/** A section as `gatsby-plugin-local-search` stores it. */
export type StoredSection = Pick<SearchDocument, (typeof STORED)[number]>

/** The plugin's answer to its query. */
interface QueryAnswer {
  data: Record<string, NavigationItem[]> & { allContentPage: { nodes: SearchPage[] } }
}

/** The collections of the site; those of pages have a navigation tree, those in the order of their dates a date for each page. */
type Collections = Readonly<Record<string, Pick<Collection, 'kind' | 'typeName' | 'order'>>>

/** The type that the plugin names after an area. */
export const localSearchType = (area: string) => `LocalSearch${area[0]!.toUpperCase()}${area.slice(1)}`

/** For `gatsby-node.ts`: without them Gatsby infers the fields of each stored section after each change of the content. */
export const localSearchTypes = (areas: readonly Pick<SearchArea, 'name'>[]) =>
  areas.map(({ name }) => `type ${localSearchType(name)} implements Node @dontInfer { id: ID! }`)

/** For `gatsby-config.ts`: `gatsby-plugin-local-search` once for each area, with the words of `listTerms`. */
export const localSearchIndexes = (areas: readonly SearchArea[], collections: Collections) =>
  areas.map((area) => localSearchIndex(area, areas, collections))

function localSearchIndex(
  { name, pathPrefix, boost }: SearchArea,
  areas: readonly SearchArea[],
  collections: Collections,
) {
  const trees = Object.keys(collections).filter((collection) => collections[collection]!.kind === 'page')
  const dated = Object.values(collections).filter(({ order }) => order === 'date')
  return {
    resolve: 'gatsby-plugin-local-search',
    options: {
      name,
      engine: 'flexsearch',
      engineOptions: ENGINE_OPTIONS,
      query: writeQuery(pathPattern(pathPrefix, areas), trees, dated),
      ref: 'id',
      index: INDEXED,
      store: STORED,
      normalizer: ({ data }: QueryAnswer): SearchDocument[] => {
        const pages = data.allContentPage.nodes.filter(({ path }) => findArea(path, areas)?.name === name)
        const items = trees.flatMap((_, index) => data[treeAlias(index)]!)
        return listDocuments(pages, listPageDetails(items, pathPrefix), boost)
      },
    },
  }
}

/** A collection's name may not be valid in GraphQL. */
const treeAlias = (index: number) => `tree${index}`

const writeQuery = (pattern: string, trees: readonly string[], dated: readonly Pick<Collection, 'typeName'>[]) => `{
  allContentPage(filter: { path: { regex: ${JSON.stringify(pattern)} } }, sort: { sortKey: ASC }) {
    nodes { path search draft sections { id title titles content level code { text } } ${dated.map(({ typeName }) => `... on ${typeName} { date }`).join(' ')} }
  }
  ${trees.map((name, index) => `${treeAlias(index)}: contentNavigation(collection: ${JSON.stringify(name)})`).join('\n  ')}
}`

/** Matches a path and the paths below it, without those of nested areas. A query of all sections of the site would be slow. */
function pathPattern(pathPrefix: string, areas: readonly SearchArea[]) {
  const inside = areas.filter((area) => area.pathPrefix !== pathPrefix && isBelow(area.pathPrefix, pathPrefix))
  const without = inside.map((area) => `(?!${reach(area.pathPrefix)})`).join('')
  return `/^${without}${reach(pathPrefix)}/`
}

const reach = (folder: string) => (folder === '/' ? '' : `${folder.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(/|$)`)

/**
 * FlexSearch with our own terms: its tokenizer would index the names of fields, and would not record which field contains a word.
 * With `resolution: 1`, a term has all its sections in one list, in their order.
 */
const ENGINE_OPTIONS = {
  encode: false,
  tokenize: (document: string) => listFieldTerms(JSON.parse(document) as SearchDocument),
  threshold: 0,
  resolution: 1,
}

/** The terms of a section, each once for a field. */
function listFieldTerms({ title, keywords = [], ...body }: SearchDocument): string[] {
  const { text, code } = listBodyTerms(body)
  return [
    ...listTerms([title, ...keywords].join('\n')).map((term) => FIELD_TAGS.title + term),
    ...text.map((term) => FIELD_TAGS.text + term),
    ...code.map((term) => FIELD_TAGS.code + term),
  ]
}
