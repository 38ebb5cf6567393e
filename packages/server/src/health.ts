import type { FastifyInstance } from 'fastify'
import { refuseWrites } from './refuse-writes'

/** Registers GET /api/health, for monitoring. */
export function registerHealth(app: FastifyInstance) {
  app.all('/api/health', { onRequest: refuseWrites }, async () => ({ status: 'ok' }))
}
