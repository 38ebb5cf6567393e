import { IMMUTABLE } from '@galley/core/site-headers'
import { CONTENT_API, type DatabaseManifest, dumpPath } from '@galley/query/dump'
import type { FastifyInstance } from 'fastify'
import { readRequestTarget, type RequestTarget } from '../request-target'

/** Adds headers to responses of the content API: search engines skip them, and browsers cache a dump of the current version. */
export function addContentHeaders(app: FastifyInstance, readCollections: () => Promise<DatabaseManifest>) {
  app.addHook('onSend', async (request, reply) => {
    const target = readRequestTarget(request.url)
    if (!target?.path.startsWith(`${CONTENT_API}/`)) return
    reply.header('X-Robots-Tag', 'noindex')
    const isFound = reply.statusCode < 400
    if (isFound && isCurrentDump(target, await readCollections())) reply.header('Cache-Control', IMMUTABLE)
  })
}

function isCurrentDump({ path, search }: RequestTarget, collections: DatabaseManifest) {
  const asked = new URLSearchParams(search).get('v')
  return Object.entries(collections).some(([name, { version }]) => path === dumpPath(name) && asked === version)
}
