import type { FastifyInstance } from 'fastify'
import { refuseWrites } from './refuse-writes'

/** GET /api/health: whether the server answers, for whoever watches it. */
export function registerHealth(app: FastifyInstance) {
  app.all('/api/health', { onRequest: refuseWrites }, async () => ({ status: 'ok' }))
}
