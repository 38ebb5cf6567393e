import { join } from 'node:path'
import { suggest } from '@galley/core/nearest'
import { TimeoutError } from '@galley/core/time-limit'
import { QueryError } from '@galley/query/builder'
import type { DatabaseManifest } from '@galley/query/dump'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { handleError } from '../error-response'
import { createFairThreads, type Refusal } from '../fair-threads'
import { CODE_EXTENSION } from '../is-bundled'
import { limitRequests } from '../limit-requests'
import { QUERY_LIMITS, type QueryLimits } from './query-limits'
import type { DumpSource, QueryAnswer, ThreadQuery } from './query-worker'
import { readQuery } from './read-query'

/** The collections of a request. */
interface QueriedContent {
  collections: DatabaseManifest
  /** Returns the dump of a collection, in the version of `collections`. */
  dumpOf: (collection: string) => DumpSource
}

interface QueryRouteOptions {
  /** Path of the route with the parameter `:collection`. */
  path: string
  /** Returns the collections that a request may query. */
  contentOf: (request: FastifyRequest) => QueriedContent | Promise<QueriedContent>
  limits?: Partial<QueryLimits> | undefined
}

/** The result of a query: rows, or the reason why the query did not run. */
type QueryOutcome = QueryAnswer | Refusal | { status: 404; error: string }

/** Registers a route that runs queries for browsers without SQLite. Returns the function that runs a query. */
export function registerQueryRoute(app: FastifyInstance, { path, contentOf, limits: changed }: QueryRouteOptions) {
  const limits = { ...QUERY_LIMITS, ...changed }
  const threads = createFairThreads<Omit<ThreadQuery, 'started'>, QueryAnswer>({
    filename: join(__dirname, `query-worker${CODE_EXTENSION}`),
    name: 'runQuery',
    what: 'queries',
    limits: { ...limits, taskMs: limits.queryMs },
    log: app.log,
  })
  app.addHook('onClose', threads.close)

  /** Runs a query of a collection for an IP address. Throws the errors of `readSql`, except a `QueryError`. */
  const runQuery = async (
    { collections, dumpOf }: QueriedContent,
    collection: string,
    readSql: () => string,
    ip: string,
  ): Promise<QueryOutcome> => {
    const info = Object.hasOwn(collections, collection) ? collections[collection] : undefined
    if (!info) {
      const names = Object.keys(collections)
      const error = `There is no collection "${collection}".${suggest(collection, names)} Collections: ${names.join(', ') || 'none'}.`
      return { status: 404, error }
    }
    try {
      const { version } = info
      const query = { collection, version, dump: dumpOf(collection), sql: readSql(), rowLimit: limits.rows }
      return await threads.run(query, ip)
    } catch (error) {
      if (error instanceof TimeoutError)
        return { status: 400, error: `The query took longer than ${limits.queryMs} ms. Narrow the query with where().` }
      if (error instanceof QueryError) return { status: 400, error: error.message }
      throw error
    }
  }

  app.register(async (scope) => {
    await limitRequests(scope, limits.requestsPerMinute, 'queries')
    // The rate limit's key of an IP address. For IPv6, the key covers a subnet.
    const readRate = scope.createRateLimit()
    // Reads the body as text: `readQuery` reports errors.
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

/** Refuses all requests but a POST of JSON, which pages of other sites cannot send. */
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
