import { DRAFT_MANIFEST_PATH, draftDumpPath, draftQueryPath } from '@galley/core/preview'
import { registerQueryRoute } from '@galley/server/content-query'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { narrowView } from '../guest-content'
import type { RouteContext } from '../request-reader'
import { visibleIn } from '../visible-drafts'
import { databaseOf } from './draft-database'

/** Serves the draft databases at routes like those of the published databases. */
export function registerDraftContent(app: FastifyInstance, { branchOf }: Pick<RouteContext, 'branchOf'>) {
  /** Returns the databases of the requested branch, without pages that the token may not see. */
  const findDatabase = async (request: FastifyRequest) => {
    const { store } = (await branchOf(request)).content
    const maySee = visibleIn(request.preview)
    return databaseOf(store, JSON.stringify(request.preview.paths ?? 'all'), () =>
      maySee ? narrowView(store.view(), ({ path }) => maySee(path)) : store.view(),
    )
  }
  /** Fastify adds the prefix of the scope to each route. */
  const withoutPrefix = (path: string) => path.slice(app.prefix.length)

  app.get(withoutPrefix(DRAFT_MANIFEST_PATH), async (request, reply) => {
    return reply.send((await findDatabase(request)).manifest())
  })

  app.get<{ Params: { collection: string }; Querystring: { v?: string | string[] } }>(
    withoutPrefix(draftDumpPath(':collection')),
    async (request, reply) => {
      const { collection } = request.params
      const version = String(request.query.v ?? '')
      const dump = (await findDatabase(request)).dump(collection, version)
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
      const database = await findDatabase(request)
      const collections = database.manifest()
      return { collections, dumpOf: (name) => database.bytes(name, collections[name]!.version)! }
    },
  })
}
