import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** Handles errors: logs details, and sends one line. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  // A query string that cannot be decoded is an error of the client.
  const status = error instanceof URIError ? 400 : (error.statusCode ?? 500)
  // After the client closes the connection, any step may fail. The server is not at fault.
  if (request.socket.destroyed) request.log.info({ reason: error.message }, 'the client has gone')
  else if (status >= 500) request.log.error({ err: error }, 'request failed')
  const message = status >= 500 ? 'Something went wrong on the server. Try again later.' : error.message
  return reply.code(status).header('Cache-Control', 'no-store').send({ error: message })
}
