import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LATEST_BUILD_FILE, type LatestBuild } from '@galley/core/build-manifest'
import { isPayload, pageOfPayload } from '@galley/core/page-payload'
import type { ServerManifest } from '@galley/core/server-manifest'
import { IMMUTABLE } from '@galley/core/site-headers'
import { encodePath } from '@galley/core/url-path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { prefersMarkdown } from './prefers-markdown'
import { readJson } from './read-json'
import { readRequestTarget, type RequestTarget } from './request-target'
import { createPathHeaders } from './response-headers'
import { createFileSender } from './send-file'
import { sendJson } from './send-json'
import { createEntryFinder, findMarkdown } from './site-entry'

interface StaticSiteOptions {
  publicDir: string
  manifest: ServerManifest
  /** Resolves to true if the route rules accept the page. */
  isPage: (target: RequestTarget) => Promise<boolean>
  sendNoPage: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}

/** Serves pages, files and redirects to GET and HEAD. */
export function registerStaticSite(
  app: FastifyInstance,
  { publicDir, manifest, isPage, sendNoPage }: StaticSiteOptions,
) {
  const findEntry = createEntryFinder(publicDir, manifest)
  const setPathHeaders = createPathHeaders(manifest)
  const sendFile = createFileSender(publicDir)

  app.register(async (site) => {
    // No route reads a body, so a malformed body must not cause an error.
    site.removeAllContentTypeParsers()
    site.addContentTypeParser('*', (_request, _payload, done) => {
      done(null)
    })

    site.all('/*', async (request, reply) => {
      const target = readRequestTarget(request.url)
      const entry = target && (await findEntry(target))
      if (!entry) {
        if (target && isPayload(target.path)) return reply.code(404).send({ error: explainNoPayload(target.path) })
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
      if (!(await isPage({ ...target, path: entry.path }))) return sendNoPage(request, reply)
      setPathHeaders(reply, entry.path)
      if (isPayload(entry.path)) {
        const isAskedById = target.search !== '' && target.search === `?${(await readLatestBuild(publicDir))?.id}`
        if (isAskedById) reply.header('Cache-Control', IMMUTABLE)
        return sendJson(request, reply, await readFile(join(publicDir, entry.file), 'utf8'))
      }
      if (!entry.isPage) return sendFile(request, reply, entry.file)
      reply.header('Vary', 'Accept')
      const markdown = prefersMarkdown(request) ? await findMarkdown(publicDir, entry.path) : undefined
      if (markdown === undefined) return sendFile(request, reply, entry.file)
      reply.header('Content-Location', encodePath(markdown))
      return sendFile(request, reply, markdown.slice(1))
    })
  })
}

/** Reads the id of the build in `public/`, which may be newer than the server's build. */
const readLatestBuild = async (publicDir: string) =>
  (await readJson(join(publicDir, LATEST_BUILD_FILE), 'Run `npx galley build` again.')) as LatestBuild | undefined

function isRead({ method }: FastifyRequest) {
  return method === 'GET' || method === 'HEAD'
}

const explainNoPayload = (path: string) =>
  `There is no page "${pageOfPayload(path)}", so it has no payload. The pages of a build are listed in /builds/meta/{id}.json.`
