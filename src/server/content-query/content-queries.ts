import rateLimit from '@fastify/rate-limit'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { queryPath } from '../../lib/content-database'
import { QueryError } from '../../lib/content-query'
import { suggest } from '../../lib/nearest'
import { handleError } from '../error-response'
import { addContentHeaders } from './add-content-headers'
import { guardQuery } from './guard-query'
import { QUERY_LIMITS, type QueryLimits } from './query-limits'
import { createQueryThreads, type QueryOutcome } from './query-threads'
import { createCollectionsReader } from './collections-reader'
import { readQuery } from './read-query'

interface ContentQueriesOptions {
  /** The folder of the built site. */
  publicDir: string
  /** Limits that differ from the usual ones. */
  limits?: Partial<QueryLimits>
}

/** Answers the queries of browsers that have no database, and completes the headers of the dumps for those that have one. */
export function registerContentQueries(app: FastifyInstance, { publicDir, limits: changed }: ContentQueriesOptions) {
  const limits = { ...QUERY_LIMITS, ...changed }
  const readCollections = createCollectionsReader(publicDir)
  const threads = createQueryThreads({ publicDir, limits, log: app.log })
  app.addHook('onClose', threads.close)
  addContentHeaders(app, readCollections)

  const answer = async (collection: string, body: string, address: string): Promise<QueryOutcome> => {
    const collections = await readCollections()
    const info = Object.hasOwn(collections, collection) ? collections[collection] : undefined
    if (!info) {
      const names = Object.keys(collections)
      const error = `There is no collection "${collection}".${suggest(collection, names)} Collections: ${names.join(', ') || 'none'}.`
      return { status: 404, error }
    }
    try {
      const sql = guardQuery(readQuery(body), { collection, columns: info.columns, rows: limits.rows })
      return await threads.run({ collection, version: info.version, sql }, address)
    } catch (error) {
      if (error instanceof QueryError) return { status: 400, error: error.message }
      throw error
    }
  }

  app.register(async (scope) => {
    await scope.register(rateLimit, {
      max: limits.requestsPerMinute,
      timeWindow: '1 minute',
      errorResponseBuilder: (_request, { statusCode, max, ttl }) =>
        Object.assign(
          new Error(`More than ${max} queries came from your address in a minute. Wait ${Math.ceil(ttl / 1000)} s.`),
          { statusCode },
        ),
    })
    // An address is what the rate limit takes for one: of IPv6, a whole subnet.
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
      queryPath(':collection'),
      { bodyLimit: limits.bodyBytes, onRequest: refuseOtherForms },
      async (request, reply) => {
        const { key } = await readRate(request, { increment: false })
        const outcome = await answer(request.params.collection, request.body, key)
        if (outcome.status === 200) return reply.type('application/json; charset=utf-8').send(outcome.rows)
        if (outcome.status === 429 || outcome.status === 503) reply.header('Retry-After', '1')
        return reply.code(outcome.status).send({ error: outcome.error })
      },
    )
  })
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
