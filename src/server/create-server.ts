import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { NOT_FOUND_PAGE, type ServerManifest } from '../lib/server-manifest'
import { registerContentQueries } from './content-query'
import { handleError } from './error-response'
import { registerFunctions } from './functions'
import { registerIcons } from './icons'
import { registerIslands } from './islands'
import { createNotFoundResponder } from './not-found'
import { RequestLog } from './request-log'
import { sendCommonHeaders } from './response-headers'
import { registerStaticSite } from './static-site'

export interface ServerOptions {
  /** The folder of the built site. */
  publicDir: string
  manifest: ServerManifest
  /** The folder that the manifest's function files are relative to. */
  functionsRoot: string
  /** @default false */
  logger?: FastifyServerOptions['logger']
  /** Whose X-Forwarded-* headers to believe. @default false */
  trustProxy?: FastifyServerOptions['trustProxy']
}

/** The server of one build, ready to listen. */
export function createServer({
  publicDir,
  manifest,
  functionsRoot,
  logger = false,
  trustProxy = false,
}: ServerOptions): FastifyInstance {
  const sendNotFound = createNotFoundResponder(publicDir, manifest)
  const requestLog = new RequestLog()
  const app = Fastify({
    logger,
    trustProxy,
    logController: requestLog,
    // Addresses that cannot be decoded never reach a route, a hook or the log.
    frameworkErrors: (_error, request, reply) => {
      reply.raw.once('finish', () => requestLog.requestCompleted(null, request, reply))
      sendCommonHeaders(reply, manifest.preview)
      void sendNotFound(request, reply)
    },
  })
  app.addHook('onRequest', async (_request, reply) => sendCommonHeaders(reply, manifest.preview))
  app.setErrorHandler(handleError)
  app.setNotFoundHandler(sendNotFound)
  registerFunctions(app, { functions: manifest.functions, functionsRoot })
  registerContentQueries(app, { publicDir })
  registerIcons(app, { projectDir: functionsRoot })
  const pages = manifest.pages.filter((path) => path !== NOT_FOUND_PAGE && path !== '/404').length
  registerIslands(app, { facts: { build: manifest.build, pages, startedAt: Date.now() } })
  registerStaticSite(app, { publicDir, manifest })
  return app
}
