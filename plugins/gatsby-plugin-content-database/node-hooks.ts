import { resolve } from 'node:path'
import { findPageNodes, type FolderEntry } from '@galley/core/collections'
import { createFilesOnRequest } from '@galley/node/files-on-request'
import { writeFiles } from '@galley/node/written-files'
import { buildDatabase } from '@galley/query/collection-dumps'
import { CONTENT_API } from '@galley/query/dump'
import { collections } from '@galley/site/collections'
import type { GatsbyNode, Node, NodePluginArgs } from 'gatsby'

const buildFiles = (getNodesByType: NodePluginArgs['getNodesByType']) =>
  buildDatabase(
    collections,
    (collection) => findPageNodes([collection], getNodesByType),
    getNodesByType('NavigationFolder') as (Node & FolderEntry)[],
  )

const onRequest = createFilesOnRequest()

// Must run after gatsby-plugin-problem-report, so that a failed build keeps the files of the previous build. In develop, the hook runs again after
// each change.
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = ({ getNodesByType, reporter }) => {
  onRequest.forget()
  if (process.env['NODE_ENV'] === 'development') return
  const written = writeFiles(resolve('public'), CONTENT_API, buildFiles(getNodesByType))
  if (written.length > 0) reporter.verbose(`Content database: ${written.join(', ')}`)
}

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, getNodesByType }) =>
  onRequest.serve(app, CONTENT_API, async () => buildFiles(getNodesByType))

/** Files that SQLite's package loads for databases on disk. Galley's databases are in memory. */
const DISK_FILES = ['sqlite3-worker1.mjs', 'sqlite3-opfs-async-proxy.js']

/** Leaves out the parts of SQLite that queries in the browser do not use, and all of SQLite from the HTML renderer. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage }) => {
  const unused = stage.endsWith('html') ? ['@sqlite.org/sqlite-wasm'] : DISK_FILES
  actions.setWebpackConfig({ resolve: { alias: Object.fromEntries(unused.map((name) => [name, false])) } })
}
