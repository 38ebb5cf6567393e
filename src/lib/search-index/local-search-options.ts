import type { NavigationItem } from '../navigation'
import { isBelow } from '../url-path'
import { findArea, type SearchArea } from './search-area'
import { listDocuments, listPlaces, type SearchDocument, type SearchPage } from './search-document'
import { listBodyTerms, listTerms } from './words'

/** What FlexSearch gets of a section; as the plugin hands it over, one text of JSON. */
const INDEXED = ['title', 'keywords', 'text', 'code'] as const satisfies (keyof SearchDocument)[]

/** What the plugin keeps beside the index. */
const STORED = [
  'path',
  'title',
  'level',
  'anchor',
  'folders',
  'icon',
  'keywords',
  'boost',
  'text',
  'code',
] as const satisfies (keyof SearchDocument)[]

/** Stands before each term of the index: the field that says it. */
export const FIELD_TAGS = { title: 't', text: 'x', code: 'c' } as const

/** A section as `gatsby-plugin-local-search` stores it. */
export type StoredSection = Pick<SearchDocument, (typeof STORED)[number]>

/** The plugin's answer to its query. */
interface QueryAnswer {
  data: Record<string, NavigationItem[]> & { allContentPage: { nodes: SearchPage[] } }
}

/** What the names of collections are to navigation: those that hold pages have a tree. */
type Collections = Readonly<Record<string, { kind: 'page' | 'data' }>>

/** For `gatsby-config.ts`: `gatsby-plugin-local-search` once for each area, with the words of `listTerms`. */
export const localSearchIndexes = (areas: readonly SearchArea[], collections: Collections) =>
  areas.map((area) => localSearchIndex(area, areas, collections))

function localSearchIndex(
  { name, pathPrefix, boost }: SearchArea,
  areas: readonly SearchArea[],
  collections: Collections,
) {
  const trees = Object.keys(collections).filter((collection) => collections[collection]!.kind === 'page')
  return {
    resolve: 'gatsby-plugin-local-search',
    options: {
      name,
      engine: 'flexsearch',
      engineOptions: ENGINE_OPTIONS,
      query: writeQuery(pathPattern(pathPrefix, areas), trees),
      ref: 'id',
      index: INDEXED,
      store: STORED,
      normalizer: ({ data }: QueryAnswer): SearchDocument[] => {
        const pages = data.allContentPage.nodes.filter(({ path }) => findArea(path, areas)?.name === name)
        const items = trees.flatMap((_, index) => data[treeAlias(index)]!)
        return listDocuments(pages, listPlaces(items, pathPrefix), boost)
      },
    },
  }
}

/** Names of collections need not be names of GraphQL. */
const treeAlias = (index: number) => `tree${index}`

const writeQuery = (pattern: string, trees: readonly string[]) => `{
  allContentPage(filter: { path: { regex: ${JSON.stringify(pattern)} } }, sort: { sortKey: ASC }) {
    nodes { path search draft sections { id title titles content level code { text } } }
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
 * FlexSearch with the words of this site: its own tokenizer would index the names of the fields and know no field of a word.
 * With one slot of scores, a term has all its sections in one list, in their order.
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
