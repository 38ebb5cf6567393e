import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { collections } from '../../src/content.config'
import type { NavigationFolder } from '../../src/lib/build-navigation'
import { CONTENT_API } from '../../src/lib/content-database'
import { unpackBody } from '../../src/lib/content-tree'
import { writeFiles } from '../../src/node/written-files'
import { buildDatabase, type PageNode } from '../../src/content/database'

type PackedPage = PageNode & { body: string | null }

// The first hook that has every node. In develop it runs again after each change of content.
export const createPages: GatsbyNode['createPages'] = async ({ getNodesByType, reporter }) => {
  const nodesOf = <T>(type: string) => getNodesByType(type) as unknown as T[]
  const files = buildDatabase(
    collections,
    ({ typeName }) => nodesOf<PackedPage>(typeName).map((page) => ({ ...page, body: unpackBody(page.body) })),
    nodesOf<NavigationFolder>('NavigationFolder'),
  )
  const written = await writeFiles(resolve('public'), CONTENT_API, files)
  if (written.length > 0) reporter.verbose(`Content database: ${written.join(', ')}`)
}

/** Files that SQLite's package loads for databases on disk; ours are in memory. */
const DISK_FILES = ['sqlite3-worker1.mjs', 'sqlite3-opfs-async-proxy.js']

/** Bundles no more of SQLite than queries in the browser need; drawing pages as HTML needs nothing of it. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage }) => {
  const unused = stage.endsWith('html') ? ['@sqlite.org/sqlite-wasm'] : DISK_FILES
  actions.setWebpackConfig({ resolve: { alias: Object.fromEntries(unused.map((name) => [name, false])) } })
}
