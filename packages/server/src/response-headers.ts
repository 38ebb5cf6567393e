import { isForPrograms } from '@galley/core/markdown-page'
import { isPayload } from '@galley/core/page-payload'
import { SEARCH_FOLDER } from '@galley/core/search-index'
import type { ServerManifest } from '@galley/core/server-manifest'
import {
  cacheControl,
  connectSources,
  contentSecurityPolicy,
  feedHeaders,
  type PreviewOrigins,
  REVALIDATE,
  SECURITY_HEADERS,
} from '@galley/core/site-headers'
import { site } from '@galley/site'
import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'

const sources = connectSources(site)
const imageHosts = site.images.hosts
const { scriptOrigins } = site.security

/** Maximum number of content security policies in memory. */
const KEPT_POLICIES = 1000

/** Returns a function that sets the headers of every response. */
export function createCommonHeaders(preview?: PreviewOrigins) {
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': contentSecurityPolicy(undefined, sources, preview, [], imageHosts, scriptOrigins),
    'Cache-Control': REVALIDATE,
  }
  return (reply: FastifyReply) => void reply.headers(headers)
}

/** Returns a function that sets the headers of a page or file. */
export function createPathHeaders({ headers, inlineHashes, preview, frameOrigins }: ServerManifest) {
  const configured = new Map(headers.map((entry) => [entry.for, entry.values]))
  const policies = new LRUCache<string, string>({
    max: KEPT_POLICIES,
    memoMethod: (path) =>
      contentSecurityPolicy(inlineHashes[path], sources, preview, frameOrigins, imageHosts, scriptOrigins),
  })

  return (reply: FastifyReply, path: string) => {
    reply.header('Cache-Control', cacheControl(path))
    if (inlineHashes[path]) reply.header('Content-Security-Policy', policies.memo(path))
    if (isPayload(path) || isForPrograms(path) || path.startsWith(`${SEARCH_FOLDER}/`))
      reply.header('X-Robots-Tag', 'noindex')
    reply.headers(feedHeaders(path)).headers(configured.get(path) ?? {})
  }
}
