import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { buildNavigation } from '@galley/core/build-navigation'
import { findPageNodes, type FolderEntry } from '@galley/core/collections'
import { compareBySortKey } from '@galley/core/compare-by-sort-key'
import { unpackField } from '@galley/core/packed-fields'
import { SEARCH_FOLDER } from '@galley/core/search-index'
import { createFilesOnRequest } from '@galley/node/files-on-request'
import { writeFiles } from '@galley/node/written-files'
import { site } from '@galley/site'
import { collections } from '@galley/site/collections'
import type { GatsbyNode, Node, NodePluginArgs } from 'gatsby'
import { buildSearchFiles } from './build-search-files'
import { indexAreas } from './index-areas'
import { OPEN_SEARCH_PATH, writeOpenSearch } from './open-search'

const pageCollections = Object.values(collections).filter(({ kind }) => kind === 'page')

const onRequest = createFilesOnRequest()

// The first hook after all content exists. In develop, Gatsby runs it again after each change of content.
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async ({ getNodesByType, reporter }) => {
  onRequest.forget()
  await writeFile(resolve(`public${OPEN_SEARCH_PATH}`), writeOpenSearch(site))
  if (process.env['NODE_ENV'] === 'development') return
  const written = writeFiles(resolve('public'), SEARCH_FOLDER, buildFiles(getNodesByType))
  if (written.length > 0) reporter.verbose(`Search index: ${written.join(', ')}`)
}

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, getNodesByType }) =>
  onRequest.serve(app, SEARCH_FOLDER, async () => buildFiles(getNodesByType))

function buildFiles(getNodesByType: NodePluginArgs['getNodesByType']) {
  const folders = getNodesByType('NavigationFolder') as (Node & FolderEntry)[]
  const found = pageCollections.map(({ order, ...collection }) => {
    const nodes = findPageNodes([collection], getNodesByType)
    // Copies only these fields, because the bodies of all nodes would take a gigabyte.
    const pages = nodes.map((node) => ({
      ...{ path: node.path, search: node.search, draft: node.draft, sortKey: node.sortKey },
      sections: unpackField(node, 'sections'),
      linkTexts: unpackField(node, 'linkTexts'),
      ...(order === 'date' && { date: node.date }),
    }))
    return { pages, navigation: buildNavigation(nodes, folders) }
  })
  const pages = found.flatMap((ofCollection) => ofCollection.pages).sort(compareBySortKey)
  const navigation = found.flatMap((ofCollection) => ofCollection.navigation)
  const indexed = indexAreas({ pages, navigation, areas: site.search.areas })
  const published = pages.filter(({ draft }) => !draft)
  return buildSearchFiles(indexed, published)
}
