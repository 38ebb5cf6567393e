import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { GatsbyNode, Node } from 'gatsby'
import { collections } from '../../src/content.config'
import type { PageEntry } from '../../src/lib/collections'
import { localSearchType, SEARCH_FOLDER } from '../../src/lib/search-index'
import { writeFiles } from '../../src/node/written-files'
import { site } from '../../src/site'
import { buildSearchFiles, type LocalSearch } from './build-search-files'
import { OPEN_SEARCH_PATH, writeOpenSearch } from './open-search'

type IndexNode = Node & LocalSearch

/** Indexes that this run made, by their areas: they are not on disk yet when they are needed. */
const made = new Map<string, LocalSearch>()

export const shouldOnCreateNode: GatsbyNode<Node>['shouldOnCreateNode'] = ({ node }) =>
  site.search.areas.some(({ name }) => node.internal.type === localSearchType(name))

export const onCreateNode: GatsbyNode<IndexNode>['onCreateNode'] = ({ node }) => void made.set(node.name, node)

// The first hook after the indexes are made, which is done where pages are. In develop it runs again after each change of content.
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async ({ getNodesByType, reporter }) => {
  const names = site.search.areas.map(({ name }) => name)
  // An index that is as it was before this run is not made again.
  const indexes = names.flatMap((name) => made.get(name) ?? (getNodesByType(localSearchType(name)) as IndexNode[]))
  made.clear()
  const missing = names.filter((name) => !indexes.some((index) => index.name === name))
  if (missing.length > 0) {
    reporter.panicOnBuild(
      `There is no search index of ${missing.map((name) => `"${name}"`).join(', ')}. gatsby-plugin-local-search says above what is wrong with its query; ` +
        'src/lib/search-index/local-search-options.ts has it, and src/site.ts the areas.',
    )
    return
  }
  const written = writeFiles(resolve('public'), SEARCH_FOLDER, buildSearchFiles(indexes, listLinks(getNodesByType)))
  if (written.length > 0) reporter.verbose(`Search index: ${written.join(', ')}`)
  await writeFile(resolve(`public${OPEN_SEARCH_PATH}`), writeOpenSearch(site))
}

/** The links of the published pages. */
const listLinks = (getNodesByType: (typeName: string) => object[]) =>
  Object.values(collections)
    .flatMap(({ typeName }) => getNodesByType(typeName) as Partial<PageEntry>[])
    .flatMap(({ draft, linkTexts = [] }) => (draft ? [] : linkTexts))
