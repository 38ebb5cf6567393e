import fastifyCompress from '@fastify/compress'
import type { RouteRule } from '@galley/core/route-rules'
import { isNotFoundPage, type ServerManifest } from '@galley/core/server-manifest'
import { site } from '@galley/site'
import { routeRules } from '@galley/site/route-rules'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { basePathOptions, HEALTH_PATH, registerBasePath } from './base-path'
import { COMPRESSION } from './compression'
import { CONNECTION_LIMITS } from './connection-limits'
import { registerContentQueries } from './content-query'
import { handleError } from './error-response'
import { registerIcons } from './icons'
import { findIslands, registerIslands } from './islands/islands'
import { registerMcp } from './mcp/register-mcp'
import { createNotFoundResponder } from './not-found'
import { registerOwnRoutes } from './own-routes'
import { refuseWrites } from './refuse-writes'
import { RequestLog } from './request-log'
import { createCommonHeaders } from './response-headers'
import { createRouteValidator } from './route-validator'
import { registerStaticSite } from './static-site'

export interface ServerOptions {
  publicDir: string
  manifest: ServerManifest
  /** The folder with the project's package.json and installed packages. */
  projectDir: string
  /** @default false */
  logger?: FastifyServerOptions['logger']
  /** @default the rules of this site */
  rules?: readonly RouteRule[]
  /** @default the base path of this site */
  basePath?: string
  /** Proxies whose X-Forwarded-* headers count. @default false */
  trustProxy?: FastifyServerOptions['trustProxy']
}

/** Creates the server of a build. Call `listen` on the result. */
export function createServer({
  publicDir,
  manifest,
  projectDir,
  logger = false,
  trustProxy = false,
  rules = routeRules,
  basePath = site.basePath,
}: ServerOptions): FastifyInstance {
  const sendNotFound = createNotFoundResponder(publicDir, manifest)
  const setCommonHeaders = createCommonHeaders(manifest.preview)
  const requestLog = new RequestLog()
  const app = Fastify({
    logger,
    trustProxy,
    ...basePathOptions(basePath),
    ...CONNECTION_LIMITS,
    logController: requestLog,
    // URLs that cannot be decoded reach no route, hook or log, so this handler answers them.
    frameworkErrors: (_error, request, reply) => {
      reply.raw.once('finish', () => requestLog.requestCompleted(null, request, reply))
      setCommonHeaders(reply)
      void sendNotFound(request, reply)
    },
  })
  app.register(fastifyCompress, COMPRESSION)
  app.addHook('onRequest', (_request, reply, done) => {
    setCommonHeaders(reply)
    done()
  })
  registerBasePath(app, basePath)
  app.setErrorHandler(handleError)
  app.setNotFoundHandler(sendNotFound)
  // For monitoring.
  app.all(HEALTH_PATH, { onRequest: refuseWrites }, async () => ({ status: 'ok' }))
  const queries = registerContentQueries(app, publicDir)
  registerIcons(app, projectDir)
  const pages = manifest.pages.filter((path) => !isNotFoundPage(path))
  if (site.mcp) registerMcp(app, { publicDir, pages, queries })
  registerIslands(app, {
    facts: { build: manifest.build, pages: pages.length, startedAt: Date.now() },
    islands: findIslands(projectDir),
  })
  registerOwnRoutes(app, projectDir)
  registerStaticSite(app, {
    publicDir,
    manifest,
    isPage: createRouteValidator(publicDir, pages, rules),
    sendNoPage: (request, reply) => sendNotFound(request, reply, 'pageRefused'),
  })
  return app
}
