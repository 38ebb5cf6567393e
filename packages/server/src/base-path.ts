import type { IncomingMessage } from 'node:http'
import { addBasePath, dropBasePath, removeBasePath } from '@galley/core/base-path'
import type { FastifyInstance } from 'fastify'

/** Path of the health check. Load balancers request it outside the base path too. */
export const HEALTH_PATH = '/api/health'

/** Headers with a URL of this site. */
const URL_HEADERS = ['location', 'content-location']

/** Returns the options of Fastify that remove the base path from URLs, so that routes and hooks only see paths without it. */
export const basePathOptions = (basePath: string) =>
  basePath === '' ? {} : { rewriteUrl: ({ url = '/' }: Pick<IncomingMessage, 'url'>) => dropBasePath(url, basePath) }

/** Answers requests outside the base path, and adds the base path to redirects. */
export function registerBasePath(app: FastifyInstance, basePath: string) {
  if (basePath === '') return
  app.addHook('onRequest', async ({ originalUrl }, reply) => {
    const [path = ''] = originalUrl.split('?', 1)
    if (path === HEALTH_PATH) return undefined
    if (path === basePath) return reply.redirect(`/${originalUrl.slice(path.length)}`, 301)
    if (removeBasePath(path, basePath) === undefined)
      return reply.code(404).type('text/plain; charset=utf-8').send(`This site begins at ${basePath}/\n`)
    return undefined
  })
  app.addHook('onSend', async (_request, reply) => {
    for (const name of URL_HEADERS) {
      const url = reply.getHeader(name)
      if (typeof url === 'string') reply.header(name, addBasePath(url, basePath))
    }
  })
}
