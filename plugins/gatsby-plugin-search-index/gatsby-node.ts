import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { GatsbyNode, Node, NodePluginArgs } from 'gatsby'
import { collections } from '../../src/content.config'
import { buildNavigation } from '../../src/lib/build-navigation'
import { findPageNodes, type FolderEntry } from '../../src/lib/collections'
import { SEARCH_FOLDER } from '../../src/lib/search-index'
import { createFilesOnRequest } from '../../src/node/files-on-request'
import { writeFiles } from '../../src/node/written-files'
import { site } from '../../src/site'
import { buildSearchFiles } from './build-search-files'
import { indexAreas } from './index-areas'
import { OPEN_SEARCH_PATH, writeOpenSearch } from './open-search'

type Gatsby = Pick<NodePluginArgs, 'getNodesByType' | 'reporter'>

const onRequest = createFilesOnRequest()

// The first hook that is called in build and develop when the content is complete; in develop again after each change of it.
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async ({ getNodesByType, reporter }) => {
  onRequest.forget()
  await writeFile(resolve(`public${OPEN_SEARCH_PATH}`), writeOpenSearch(site))
  if (process.env['NODE_ENV'] === 'development') return
  const written = writeFiles(resolve('public'), SEARCH_FOLDER, await buildFiles({ getNodesByType, reporter }))
  if (written.length > 0) reporter.verbose(`Search index: ${written.join(', ')}`)
}

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, getNodesByType, reporter }) =>
  onRequest.serve(app, SEARCH_FOLDER, () => buildFiles({ getNodesByType, reporter }))

async function buildFiles({ getNodesByType, reporter }: Gatsby) {
  const pages = listPages(getNodesByType)
  const navigation = listNavigation(getNodesByType)
  const indexed = await indexAreas({ pages, navigation, areas: site.search.areas, reporter })
  const links = pages.flatMap(({ draft, linkTexts }) => (draft ? [] : linkTexts))
  return buildSearchFiles(indexed, links)
}

const pageCollections = Object.values(collections).filter(({ kind }) => kind === 'page')

/** What is searched of each page, in the order of the files. Their bodies would take a gigabyte. */
const listPages = (getNodesByType: Gatsby['getNodesByType']) =>
  pageCollections
    .flatMap(({ order, ...collection }) =>
      findPageNodes([collection], getNodesByType).map(
        ({ path, search, draft, date, sections, linkTexts, sortKey }) => ({
          ...{ path, search, draft, sections, linkTexts, sortKey },
          ...(order === 'date' && { date }),
        }),
      ),
    )
    .sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1))

function listNavigation(getNodesByType: Gatsby['getNodesByType']) {
  const folders = getNodesByType('NavigationFolder') as (Node & FolderEntry)[]
  return pageCollections.flatMap((collection) => buildNavigation(findPageNodes([collection], getNodesByType), folders))
}
