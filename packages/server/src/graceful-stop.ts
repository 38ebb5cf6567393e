import type { FastifyInstance } from 'fastify'

/** Time in milliseconds for running requests to finish. */
export const STOP_TIMEOUT_MS = 10_000

const IDLE_CHECK_MS = 50

/** Stops accepting requests, waits for running requests, and closes all connections after the timeout. */
export async function stopGracefully(app: FastifyInstance, timeoutMs = STOP_TIMEOUT_MS) {
  // Closes keep-alive connections after their last response.
  const idleCheck = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS)
  const deadline = setTimeout(() => {
    app.log.warn(`Requests were still running after ${timeoutMs} ms; their connections are closed.`)
    app.server.closeAllConnections()
  }, timeoutMs)
  await app.close()
  clearInterval(idleCheck)
  clearTimeout(deadline)
}
