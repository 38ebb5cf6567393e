import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'

/**
 * Limits the requests of one IP address to the routes of a scope.
 * @param what plural name of the requests in the error
 */
export async function limitRequests(scope: FastifyInstance, requestsPerMinute: number, what: string) {
  await scope.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { statusCode, max, ttl }) =>
      Object.assign(
        new Error(`More than ${max} ${what} came from your IP address in a minute. Wait ${Math.ceil(ttl / 1000)} s.`),
        { statusCode },
      ),
  })
}
