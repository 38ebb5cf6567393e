import { createPages } from 'gatsby-plugin-local-search'
import type { NavigationItem } from '../../src/lib/navigation'
import { localSearchIndexes, type SearchArea, type SearchPage } from '../../src/lib/search-index'
import type { LocalSearch } from './build-search-files'

type CreatePages = (api: object, options: object) => Promise<void>

const ALL: SearchArea = { name: 'all', label: 'All', icon: 'lucide:file', pathPrefix: '/' }

/** The indexes that the real gatsby-plugin-local-search makes of pages, without Gatsby. */
export async function indexPages(
  pages: readonly SearchPage[],
  { areas = [ALL], navigation = [] }: { areas?: readonly SearchArea[]; navigation?: readonly NavigationItem[] } = {},
): Promise<LocalSearch[]> {
  const made: LocalSearch[] = []
  for (const { options } of localSearchIndexes(areas, {
    docs: { kind: 'page', typeName: 'Doc' },
    posts: { kind: 'page', typeName: 'Post', order: 'date' },
  })) {
    await (createPages as unknown as CreatePages)(
      {
        graphql: async () => ({ data: { allContentPage: { nodes: pages }, tree0: navigation, tree1: [] } }),
        reporter: { warn: () => undefined, error: console.error },
        actions: { createNode: (node: LocalSearch) => made.push(node) },
        createNodeId: (name: string) => name,
        createContentDigest: () => 'digest',
      },
      options,
    )
  }
  return made
}
