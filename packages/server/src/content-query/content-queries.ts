import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '@galley/core/ignore-missing'
import { IMMUTABLE } from '@galley/core/site-headers'
import { CONTENT_API, type DatabaseManifest, dumpPath, MANIFEST_PATH, queryPath } from '@galley/query/dump'
import type { FastifyInstance } from 'fastify'
import { readJson } from '../read-json'
import { readRequestTarget, type RequestTarget } from '../request-target'
import type { QueryLimits } from './query-limits'
import { registerQueryRoute } from './query-route'

export type ContentQueries = ReturnType<typeof registerContentQueries>

/** Registers the query route for browsers without SQLite, and the headers of dumps for browsers with SQLite. */
export function registerContentQueries(app: FastifyInstance, publicDir: string, limits?: Partial<QueryLimits>) {
  const readCollections = createCollectionsReader(publicDir)
  addContentHeaders(app, readCollections)
  const contentOf = async () => ({
    collections: await readCollections(),
    dumpOf: (collection: string) => join(publicDir, dumpPath(collection)),
  })
  const runQuery = registerQueryRoute(app, { path: queryPath(':collection'), contentOf, limits })
  return {
    readCollections,
    /** Runs a query for an IP address. */
    run: async (collection: string, sql: string, ip: string) => runQuery(await contentOf(), collection, () => sql, ip),
  }
}

/** Returns a function that reads the build's list of collections. The function reads the file again after a change, and returns an empty list if the file is missing. */
function createCollectionsReader(publicDir: string) {
  const file = join(publicDir, MANIFEST_PATH)
  let modified: number | undefined
  let collections: DatabaseManifest = {}

  return async (): Promise<DatabaseManifest> => {
    const stats = await stat(file).catch(ignoreMissing)
    if (stats?.mtimeMs !== modified) {
      collections = ((await readJson(file, 'Run `npx galley build` again.')) ?? {}) as DatabaseManifest
      modified = stats?.mtimeMs
    }
    return collections
  }
}

/** Adds headers to responses of the content API: search engines skip them, and browsers cache a dump of the current version. */
function addContentHeaders(app: FastifyInstance, readCollections: () => Promise<DatabaseManifest>) {
  app.addHook('onSend', async (request, reply) => {
    const target = readRequestTarget(request.url)
    if (!target?.path.startsWith(`${CONTENT_API}/`)) return
    reply.header('X-Robots-Tag', 'noindex')
    const isFound = reply.statusCode < 400
    if (isFound && isCurrentDump(target, await readCollections())) reply.header('Cache-Control', IMMUTABLE)
  })
}

function isCurrentDump({ path, search }: RequestTarget, collections: DatabaseManifest) {
  const asked = new URLSearchParams(search).get('v')
  return Object.entries(collections).some(([name, { version }]) => path === dumpPath(name) && asked === version)
}
