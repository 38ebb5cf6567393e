import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** Handles errors: details go to the log, the visitor gets a line. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  // A query that cannot be decoded is the sender's mistake.
  const status = error instanceof URIError ? 400 : (error.statusCode ?? 500)
  // Without its client, a request fails in any place that looks at the connection. The fault is not ours.
  if (request.socket.destroyed) request.log.info({ reason: error.message }, 'the client has gone')
  else if (status >= 500) request.log.error({ err: error }, 'request failed')
  const message = status >= 500 ? 'Something went wrong on the server. Try again later.' : error.message
  return reply.code(status).header('Cache-Control', 'no-store').send({ error: message })
}
