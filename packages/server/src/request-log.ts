import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** Logs one line per request: method, path, status, milliseconds. Leaves out the query string, which may contain a token. */
export class RequestLog extends LogController {
  override incomingRequest() {}

  override routeNotFound() {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply) {
    const [path] = request.originalUrl.split('?', 1)
    const line = { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (error) request.log.error({ ...line, err: error }, 'request broke off')
    else request.log.info(line, 'request')
  }
}
