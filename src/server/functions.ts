import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import fastifyExpress from '@fastify/express'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ManifestFunction } from '../lib/server-manifest'

/** Gatsby's functions keep uploads in memory, so the size is checked before they run. */
export const BODY_LIMIT_BYTES = 1_000_000

interface FunctionsOptions {
  functions: ManifestFunction[]
  functionsRoot: string
}

type ExpressRequest = IncomingMessage & { originalUrl: string; log: FastifyBaseLogger }
type ExpressHandler = (request: ExpressRequest, response: ServerResponse, next: (error: unknown) => void) => unknown

interface ExpressMount {
  use(handler: ExpressHandler): void
}

/** Tells the request that was running when a promise was rejected. */
const runningRequest = new AsyncLocalStorage<(error: unknown) => void>()

/** Mounts Gatsby's compiled functions, each loaded once. */
export function registerFunctions(app: FastifyInstance, { functions, functionsRoot }: FunctionsOptions) {
  if (functions.length === 0) return
  const load = createRequire(join(resolve(functionsRoot), 'package.json'))

  for (const { route, file } of functions) {
    app.register(async (scope) => {
      const handler = readHandler(load(resolve(functionsRoot, file)), file)
      scope.addHook('onRequest', refuseLargeBody)
      await scope.register(fastifyExpress)
      scope.addHook('onSend', keepFunctionHeaders)
      const express = scope as ExpressMount
      express.use((request, response, next) => {
        // The plugin decodes the address, which would change a "%" of the query.
        request.url = request.originalUrl
        const fail = (error: unknown) => {
          if (response.headersSent || response.writableEnded)
            request.log.error({ err: error }, 'failed after its answer')
          else next(error)
        }
        runningRequest.run(fail, () => handler(request, response, next))
      })
      // Express answers before the route would; the route is there for its address.
      scope.all(route, (_request, reply) => reply.callNotFound())
    })
  }
  process.on('unhandledRejection', failRunningRequest)
  app.addHook('onClose', async () => void process.off('unhandledRejection', failRunningRequest))
}

/** Gatsby's wrapper around a function drops the promise of an async one, so its failure surfaces only here. */
function failRunningRequest(reason: unknown) {
  const fail = runningRequest.getStore()
  if (!fail) throw reason
  fail(reason)
}

function readHandler(loaded: unknown, file: string): ExpressHandler {
  const handler = typeof loaded === 'function' ? loaded : (loaded as { default?: unknown }).default
  if (typeof handler === 'function') return handler as ExpressHandler
  throw new Error(`${file} exports no function. Give its source in src/api a default export (request, response) => ….`)
}

/** What a function sets stands on Node's response, where the server's own headers would be written over it. */
async function keepFunctionHeaders(_request: FastifyRequest, reply: FastifyReply) {
  reply.headers(reply.raw.getHeaders())
}

async function refuseLargeBody({ headers }: FastifyRequest, reply: FastifyReply) {
  if (headers['transfer-encoding']) return reply.code(411).send({ error: 'Send the body with a Content-Length.' })
  if (Number(headers['content-length'] ?? 0) > BODY_LIMIT_BYTES) {
    return reply.code(413).send({ error: `The body is larger than ${BODY_LIMIT_BYTES} bytes. Send less.` })
  }
}
