import { join } from 'node:path'
import { type DatabaseManifest, dumpPath, queryPath } from '@galley/query/dump'
import type { FastifyInstance } from 'fastify'
import { addContentHeaders } from './add-content-headers'
import { createCollectionsReader } from './collections-reader'
import type { QueryLimits } from './query-limits'
import { registerQueryRoute } from './query-route'
import type { QueryOutcome } from './query-threads'

interface ContentQueriesOptions {
  /** The folder of the built site. */
  publicDir: string
  /** Overrides of the default limits. */
  limits?: Partial<QueryLimits>
}

/** Content queries for other parts of the server. */
export interface ContentQueries {
  readCollections: () => Promise<DatabaseManifest>
  /** Runs a query for an IP address. */
  run: (collection: string, sql: string, ip: string) => Promise<QueryOutcome>
}

/** Registers the query route for browsers without SQLite, and the headers of dumps for browsers with SQLite. */
export function registerContentQueries(
  app: FastifyInstance,
  { publicDir, limits }: ContentQueriesOptions,
): ContentQueries {
  const readCollections = createCollectionsReader(publicDir)
  addContentHeaders(app, readCollections)
  const contentOf = async () => ({
    collections: await readCollections(),
    dumpOf: (collection: string) => join(publicDir, dumpPath(collection)),
  })
  const runQuery = registerQueryRoute(app, { path: queryPath(':collection'), contentOf, limits })
  return {
    readCollections,
    run: async (collection, sql, ip) => runQuery(await contentOf(), collection, () => sql, ip),
  }
}
