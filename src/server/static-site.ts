import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerManifest } from '../lib/server-manifest'
import { readRequestTarget } from './request-target'
import { createPathHeaders } from './response-headers'
import { createEntryFinder } from './site-entry'

interface StaticSiteOptions {
  publicDir: string
  manifest: ServerManifest
}

/** Serves pages, files and redirects to GET and HEAD. */
export function registerStaticSite(app: FastifyInstance, { publicDir, manifest }: StaticSiteOptions) {
  const findEntry = createEntryFinder(publicDir, manifest)
  const setPathHeaders = createPathHeaders(manifest)

  app.register(async (site) => {
    await site.register(fastifyStatic, {
      root: publicDir,
      serve: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
    })
    // Nothing here reads a body, so none is parsed and none can be malformed.
    site.removeAllContentTypeParsers()
    site.addContentTypeParser('*', (_request, _payload, done) => {
      done(null)
    })

    site.all('/*', async (request, reply) => {
      const target = readRequestTarget(request.url)
      const entry = target && (await findEntry(target))
      if (!entry) {
        reply.callNotFound()
        return reply
      }
      if (!isRead(request)) {
        return reply
          .code(405)
          .header('Allow', 'GET, HEAD')
          .send({ error: `${request.method} is not possible here.` })
      }
      if (entry.kind === 'redirect') return reply.redirect(entry.location, entry.status)
      setPathHeaders(reply, entry.path)
      return reply.sendFile(entry.file)
    })
  })
}

function isRead({ method }: FastifyRequest) {
  return method === 'GET' || method === 'HEAD'
}
