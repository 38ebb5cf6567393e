import { IMMUTABLE } from '@galley/core/site-headers'
import { readManifest } from '@galley/server/read-manifest'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Builds } from './builds'
import { type PreviewBuild, removeAndRestart } from './kept-builds'

/** Caching of files that never change. Shared caches must not keep them. */
const PRIVATE_IMMUTABLE = IMMUTABLE.replace('public', 'private')

/** Headers of every preview response. */
export const PREVIEW_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
} as const

export interface SiteServersOptions {
  /** Origins that may show pages in a frame. */
  editorOrigins: readonly string[]
  /** Proxies whose X-Forwarded-* headers are trusted. */
  trustProxy: FastifyServerOptions['trustProxy']
}

interface SiteServer {
  site: PreviewBuild
  kept: Pick<Builds['kept'], 'get'>
  app: Promise<FastifyInstance>
  running: number
}

/** Runs a server for each kept build, opened on the first request. */
export function createSiteServers({ editorOrigins, trustProxy }: SiteServersOptions) {
  const servers = new Map<string, SiteServer>()

  const open = async ({ folder }: PreviewBuild) => {
    // Loaded on demand, so that the preview starts faster.
    const { createServer } = await import('@galley/server/create-server')
    const app = createServer({
      publicDir: `${folder}/public`,
      manifest: await readManifest(folder, removeAndRestart(folder)),
      projectDir: folder,
      trustProxy,
    })
    app.addHook('onSend', async (_request, reply) => {
      const isKept = reply.getHeader('Cache-Control') === IMMUTABLE
      reply.headers({ ...PREVIEW_HEADERS, 'Cache-Control': isKept ? PRIVATE_IMMUTABLE : 'no-store' })
      reply.header('Content-Security-Policy', allowFrames(reply.getHeader('Content-Security-Policy'), editorOrigins))
    })
    await app.ready()
    return app
  }

  const close = async (server: SiteServer) => {
    servers.delete(server.site.folder)
    // A server that failed to open has nothing to close.
    await server.app.then((app) => app.close()).catch(() => {})
  }

  return {
    /** Passes the request to the server of a build. */
    async answer(kept: SiteServer['kept'], site: PreviewBuild, request: FastifyRequest, reply: FastifyReply) {
      const server = servers.get(site.folder) ?? { site, kept, app: open(site), running: 0 }
      servers.set(site.folder, server)
      server.running += 1
      reply.raw.once('close', () => (server.running -= 1))
      try {
        const app = await server.app
        // No hook runs for a URL that cannot be decoded, so the headers are set here.
        for (const [name, value] of Object.entries(PREVIEW_HEADERS)) reply.raw.setHeader(name, value)
        for (const [name, value] of Object.entries(reply.getHeaders())) if (value) reply.raw.setHeader(name, value)
        reply.hijack()
        // The server of the build removes the base path itself.
        request.raw.url = request.originalUrl
        app.routing(request.raw, reply.raw)
      } catch (error) {
        servers.delete(site.folder)
        throw error
      }
    },

    /** Closes the servers of removed builds that have no open requests. */
    closeDropped() {
      for (const server of servers.values()) {
        const isKept = server.kept.get(server.site.build)?.folder === server.site.folder
        if (server.running === 0 && !isKept) void close(server)
      }
    },

    closeAll: async () => {
      await Promise.all([...servers.values()].map(close))
    },
  }
}

/** Returns a content security policy that lets pages of the server and of `origins` show a page in a frame. */
export const allowFrames = (policy: unknown, origins: readonly string[]) =>
  String(policy).replace(/frame-ancestors [^;]*/, ["frame-ancestors 'self'", ...origins].join(' '))
