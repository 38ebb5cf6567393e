import { DRAFT_MANIFEST_PATH, draftDumpPath, draftQueryPath } from '@galley/core/preview'
import { registerQueryRoute } from '@galley/server/content-query'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DraftDatabase } from './draft-database'

interface DraftContentOptions {
  /** Returns the databases of the requested branch, without pages that the sender may not see. */
  databaseOf: (request: FastifyRequest) => DraftDatabase | Promise<DraftDatabase>
}

/** Serves the draft databases at routes like those of the published databases. The caller must add the guard to `app`. */
export function registerDraftContent(app: FastifyInstance, { databaseOf }: DraftContentOptions) {
  /** Fastify adds the prefix of the scope to each route. */
  const withoutPrefix = (path: string) => path.slice(app.prefix.length)

  app.get(withoutPrefix(DRAFT_MANIFEST_PATH), async (request, reply) => {
    const database = await databaseOf(request)
    return reply.header('Cache-Control', 'no-store').send(database.manifest())
  })

  app.get<{ Params: { collection: string }; Querystring: { v?: string | string[] } }>(
    withoutPrefix(draftDumpPath(':collection')),
    async (request, reply) => {
      const { collection } = request.params
      const version = String(request.query.v ?? '')
      const dump = (await databaseOf(request)).dump(collection, version)
      reply.header('Cache-Control', 'no-store')
      if (dump === undefined) {
        const error = `There is no version "${version}" of "${collection}". Read ${DRAFT_MANIFEST_PATH} again.`
        return reply.code(404).send({ error })
      }
      return reply.type('text/plain; charset=utf-8').send(dump)
    },
  )

  registerQueryRoute(app, {
    path: withoutPrefix(draftQueryPath(':collection')),
    contentOf: async (request) => {
      const database = await databaseOf(request)
      const collections = database.manifest()
      return { collections, dumpOf: (name) => database.bytes(name, collections[name]!.version)! }
    },
  })
}
