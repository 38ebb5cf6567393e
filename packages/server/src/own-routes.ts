import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { messageOf } from '@galley/core/message-of'
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import { handleError } from './error-response'
import { CODE_EXTENSION } from './is-bundled'
import { limitRequests } from './limit-requests'

/** The site's file with endpoints. Its default export is a Fastify plugin. */
const ROUTES_FILE = `src/server-routes${CODE_EXTENSION}`

/** Maximum number of requests of one IP address. A route can override the limit in `config.rateLimit`. */
const REQUESTS_PER_MINUTE = 120

/** The default export of `src/server-routes.ts`. */
export type ServerRoutes = FastifyPluginAsync

/** Registers the site's endpoints. By default, their responses are not cached and not indexed. */
export function registerOwnRoutes(app: FastifyInstance, projectDir: string) {
  const file = join(projectDir, ROUTES_FILE)
  if (!existsSync(file)) return
  app.register(async (scope) => {
    await limitRequests(scope, REQUESTS_PER_MINUTE, 'requests')
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' })
    })
    // `import()` cannot load TypeScript in Gatsby's process.
    // oxlint-disable-next-line typescript/no-require-imports
    const { default: routes } = require(file) as { default?: ServerRoutes }
    if (typeof routes !== 'function')
      throw new Error(`${ROUTES_FILE} must export a Fastify plugin as default: a function.`)
    try {
      await scope.register(routes)
    } catch (cause) {
      throw new Error(`${ROUTES_FILE}: ${messageOf(cause)}`, { cause })
    }
  })
}

/** Returns middleware for `gatsby develop` that handles the site's endpoints and passes on all other requests. */
export async function createOwnRoutesMiddleware(projectDir: string) {
  const app = Fastify()
  const passOn = new WeakMap<IncomingMessage, () => void>()
  // Must run before Fastify reads the body, because other middleware needs the body.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    reply.hijack()
    passOn.get(request.raw)?.()
  })
  app.setErrorHandler(handleError)
  registerOwnRoutes(app, projectDir)
  await app.ready()
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    passOn.set(request, next)
    app.routing(request, response)
  }
}
