import type { PageEntry } from '@galley/core/collections'
import { findArea, isSearchable, type SearchArea } from '@galley/core/search-index'
import { site } from '@galley/site'

type FoundPage = Pick<PageEntry, 'path' | 'title' | 'description' | 'search' | 'draft'> & {
  sections: { title: string }[]
}

/** The part of a query's answer that the normalizer reads. */
interface Answer {
  data: { allContentPage: { nodes: FoundPage[] } }
}

/** Returns the options of gatsby-plugin-local-search for the pages of a search area: one index of titles, headings and descriptions. */
export const createLocalSearchOptions = ({ name, pathPrefix }: SearchArea) => ({
  name,
  engine: 'flexsearch',
  engineOptions: {
    // Finds a word by its first letters.
    tokenize: 'forward' as const,
    // FlexSearch's default splits words at letters such as "ü".
    split: /[^\p{L}\p{M}\p{N}]+/u,
    // The plugin passes the fields as JSON. FlexSearch's default would index the names of the fields as words of each page.
    encode: (fields: string) =>
      Object.values(JSON.parse(fields) as object)
        .join(' ')
        .toLowerCase(),
  },
  query: `{
    allContentPage(filter: { path: { glob: "${pathPrefix === '/' ? '/**' : `${pathPrefix}{,/**}`}" } }, sort: { sortKey: ASC }) {
      nodes { path title description search draft sections { title } }
    }
  }`,
  ref: 'path',
  index: ['title', 'headings', 'description'],
  store: ['path', 'title', 'description'],
  normalizer: ({ data }: Answer) => {
    const pages = data.allContentPage.nodes.filter(
      (page) => isSearchable(page) && findArea(page.path, site.search.areas)?.name === name,
    )
    const documents = pages.map(({ path, title, description, sections: [, ...headings] }) => ({
      ...{ path, title, description },
      headings: headings.map(({ title }) => title),
    }))
    // The plugin warns of an empty list on each build, but a new site may have no articles yet. It leaves out a document without a path.
    return documents.length > 0 ? documents : [{}]
  },
})
