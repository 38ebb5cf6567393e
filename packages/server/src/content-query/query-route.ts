import { suggest } from '@galley/core/nearest'
import { QueryError } from '@galley/query/builder'
import type { DatabaseManifest } from '@galley/query/dump'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { handleError } from '../error-response'
import { limitRequests } from '../limit-requests'
import { QUERY_LIMITS, type QueryLimits } from './query-limits'
import { createQueryThreads, type QueryOutcome } from './query-threads'
import type { DumpSource } from './query-worker'
import { readQuery } from './read-query'

/** What is queried. */
interface QueriedContent {
  collections: DatabaseManifest
  /** Where the dump of a collection is, in the version that `collections` names. */
  dumpOf: (collection: string) => DumpSource
}

interface QueryRouteOptions {
  /** Path of the route; its parameter `:collection` names the collection. */
  path: string
  /** What a request asks about. */
  contentOf: (request: FastifyRequest) => QueriedContent | Promise<QueriedContent>
  /** Limits that differ from the usual ones. */
  limits?: Partial<QueryLimits> | undefined
}

/** Runs a query of a collection for an IP address. Throws what `readSql` throws, but a `QueryError`. */
export type RunQuery = (
  content: QueriedContent,
  collection: string,
  readSql: () => string,
  ip: string,
) => Promise<QueryOutcome>

/** Answers the queries of browsers that have no database, and gives the function that runs them. */
export function registerQueryRoute(
  app: FastifyInstance,
  { path, contentOf, limits: changed }: QueryRouteOptions,
): RunQuery {
  const limits = { ...QUERY_LIMITS, ...changed }
  const threads = createQueryThreads({ limits, log: app.log })
  app.addHook('onClose', threads.close)

  const runQuery: RunQuery = async ({ collections, dumpOf }, collection, readSql, ip) => {
    const info = Object.hasOwn(collections, collection) ? collections[collection] : undefined
    if (!info) {
      const names = Object.keys(collections)
      const error = `There is no collection "${collection}".${suggest(collection, names)} Collections: ${names.join(', ') || 'none'}.`
      return { status: 404, error }
    }
    try {
      const query = { collection, version: info.version, dump: dumpOf(collection), sql: readSql() }
      return await threads.run(query, ip)
    } catch (error) {
      if (error instanceof QueryError) return { status: 400, error: error.message }
      throw error
    }
  }

  app.register(async (scope) => {
    await limitRequests(scope, limits.requestsPerMinute, 'queries')
    // The key is what the rate limit takes for one IP address: of IPv6, a whole subnet.
    const readRate = scope.createRateLimit()
    // The body is taken as text: what can be wrong in it is said where the query is read.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
        error.message = `The body is larger than ${limits.bodyBytes} bytes. Send a shorter query.`
      }
      return handleError(error, request, reply)
    })

    scope.all<{ Params: { collection: string }; Body: string }>(
      path,
      { bodyLimit: limits.bodyBytes, onRequest: refuseOtherForms },
      async (request, reply) => {
        const { key } = await readRate(request, { increment: false })
        const readSql = () => readQuery(request.body)
        const outcome = await runQuery(await contentOf(request), request.params.collection, readSql, key)
        if (outcome.status === 200) return reply.type('application/json; charset=utf-8').send(outcome.rows)
        if (outcome.status === 429 || outcome.status === 503) reply.header('Retry-After', '1')
        return reply.code(outcome.status).send({ error: outcome.error })
      },
    )
  })
  return runQuery
}

/** Only a POST of JSON goes on; browsers of other sites cannot send one. */
async function refuseOtherForms({ method, headers }: FastifyRequest, reply: FastifyReply) {
  reply.header('Cache-Control', 'no-store')
  if (method !== 'POST') {
    return reply
      .code(405)
      .header('Allow', 'POST')
      .send({ error: `${method} is not possible here. Send a POST.` })
  }
  const type = headers['content-type'] ?? 'nothing'
  if (!/^application\/json *(;|$)/i.test(type)) {
    return reply
      .code(415)
      .send({ error: `Content-Type must be application/json, got ${type}. Send the query as JSON.` })
  }
}
