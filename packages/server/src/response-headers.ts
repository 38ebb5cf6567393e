import { isForPrograms } from '@galley/core/markdown-page'
import { isPayload } from '@galley/core/page-payload'
import { SEARCH_FOLDER } from '@galley/core/search-index'
import type { ServerManifest } from '@galley/core/server-manifest'
import {
  cacheControl,
  connectSources,
  contentSecurityPolicy,
  type PreviewOrigins,
  REVALIDATE,
  SECURITY_HEADERS,
} from '@galley/core/site-headers'
import { site } from '@galley/site'
import type { FastifyReply } from 'fastify'

const sources = connectSources(site)
const imageHosts = site.images.hosts
const { scriptOrigins } = site.security

/** Sets the headers of every response. */
export function sendCommonHeaders(reply: FastifyReply, preview?: PreviewOrigins) {
  reply.headers({
    ...SECURITY_HEADERS,
    'Content-Security-Policy': contentSecurityPolicy(undefined, sources, preview, [], imageHosts, scriptOrigins),
    'Cache-Control': REVALIDATE,
  })
}

/** Returns a function that sets the headers of a page or file. */
export function createPathHeaders({ headers, inlineHashes, preview, frameOrigins }: ServerManifest) {
  const configured = new Map(headers.map((entry) => [entry.for, entry.values]))

  return (reply: FastifyReply, path: string) => {
    reply.header('Cache-Control', cacheControl(path))
    const hashes = inlineHashes[path]
    if (hashes)
      reply.header(
        'Content-Security-Policy',
        contentSecurityPolicy(hashes, sources, preview, frameOrigins, imageHosts, scriptOrigins),
      )
    if (isPayload(path) || isForPrograms(path) || path.startsWith(`${SEARCH_FOLDER}/`))
      reply.header('X-Robots-Tag', 'noindex')
    reply.headers(configured.get(path) ?? {})
  }
}
