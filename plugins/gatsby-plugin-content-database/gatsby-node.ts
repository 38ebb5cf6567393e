import { extname, resolve } from 'node:path'
import type { GatsbyNode, Node, NodePluginArgs } from 'gatsby'
import { collections } from '../../src/content.config'
import { buildDatabase } from '../../src/content/database'
import { findPageNodes, type FolderEntry } from '../../src/lib/collections'
import { CONTENT_API } from '../../src/lib/content-database'
import { unpackBody } from '../../src/lib/content-tree'
import { writeFiles } from '../../src/node/written-files'

const buildFiles = (getNodesByType: NodePluginArgs['getNodesByType']) =>
  buildDatabase(
    collections,
    (collection) =>
      findPageNodes([collection], getNodesByType).map((page) => ({
        ...page,
        // Only while its row is written: the bodies of thousands of pages would take a gigabyte.
        get body() {
          return unpackBody(page.body)
        },
      })),
    getNodesByType('NavigationFolder') as (Node & FolderEntry)[],
  )

/** In `develop`: what was asked for since the last change of content. Nobody waits for it with a save. */
let asked: ReadonlyMap<string, string> | undefined

// Behind gatsby-plugin-problem-report: a build that fails leaves the files of the last one. In develop it runs again after each change of content.
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = ({ getNodesByType, reporter }) => {
  asked = undefined
  if (process.env['NODE_ENV'] === 'development') return
  const written = writeFiles(resolve('public'), CONTENT_API, buildFiles(getNodesByType))
  if (written.length > 0) reporter.verbose(`Content database: ${written.join(', ')}`)
}

interface DevServer {
  get(
    path: string,
    answer: (
      request: { path: string },
      response: { type(extension: string): { send(text: string): void } },
      next: () => void,
    ) => void,
  ): void
}

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, getNodesByType }) => {
  // The files of an earlier build would win over the answers.
  writeFiles(resolve('public'), CONTENT_API, new Map())
  const server = app as DevServer
  server.get(`${CONTENT_API}/*`, ({ path }, response, next) => {
    asked ??= buildFiles(getNodesByType)
    const text = asked.get(path)
    if (text === undefined) next()
    else response.type(extname(path)).send(text)
  })
}

/** Files that SQLite's package loads for databases on disk; ours are in memory. */
const DISK_FILES = ['sqlite3-worker1.mjs', 'sqlite3-opfs-async-proxy.js']

/** Leaves out the parts of SQLite that queries in the browser do not use. Rendering HTML uses none of it. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage }) => {
  const unused = stage.endsWith('html') ? ['@sqlite.org/sqlite-wasm'] : DISK_FILES
  actions.setWebpackConfig({ resolve: { alias: Object.fromEntries(unused.map((name) => [name, false])) } })
}
