import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { dumpPath, queryPath } from '../../lib/content-database'
import { addContentHeaders } from './add-content-headers'
import { createCollectionsReader } from './collections-reader'
import type { QueryLimits } from './query-limits'
import { registerQueryRoute } from './query-route'

interface ContentQueriesOptions {
  /** The folder of the built site. */
  publicDir: string
  /** Limits that differ from the usual ones. */
  limits?: Partial<QueryLimits>
}

/** Answers the queries of browsers that have no database, and completes the headers of the dumps for those that have one. */
export function registerContentQueries(app: FastifyInstance, { publicDir, limits }: ContentQueriesOptions) {
  const readCollections = createCollectionsReader(publicDir)
  addContentHeaders(app, readCollections)
  registerQueryRoute(app, {
    path: queryPath(':collection'),
    contentOf: async () => ({
      collections: await readCollections(),
      dumpOf: (collection) => join(publicDir, dumpPath(collection)),
    }),
    limits,
  })
}
