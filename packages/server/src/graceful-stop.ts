import type { FastifyInstance } from 'fastify'

/** Requests in flight have this long to finish. */
export const STOP_TIMEOUT_MS = 10_000

const IDLE_CHECK_MS = 50

/** Stops accepting, lets the requests in flight finish, and closes what is still open when the time is over. */
export async function stopGracefully(app: FastifyInstance, timeoutMs = STOP_TIMEOUT_MS) {
  // A kept-alive connection that was busy when the stop began would stay open long after its response.
  const idleCheck = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS)
  const deadline = setTimeout(() => {
    app.log.warn(`Requests were still running after ${timeoutMs} ms; their connections are closed.`)
    app.server.closeAllConnections()
  }, timeoutMs)
  await app.close()
  clearInterval(idleCheck)
  clearTimeout(deadline)
}
