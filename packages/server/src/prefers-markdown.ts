import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

const TYPES = ['text/html', 'text/markdown']

/** Maximum number of different headers whose result is kept. */
const KEPT_HEADERS = 100

const preferredTypes = [TYPES, [...TYPES].reverse()].map(
  (types) =>
    new LRUCache<string, string>({
      max: KEPT_HEADERS,
      memoMethod: (accept) => new Negotiator({ headers: { accept } }).mediaType(types) ?? '',
    }),
)

/**
 * Returns true if a request prefers Markdown to HTML, by the weights of its Accept header.
 * @param isUsual the result for equal weights
 */
export function prefersMarkdown({ headers }: Pick<FastifyRequest, 'headers'>, isUsual = false) {
  return preferredTypes[isUsual ? 1 : 0]!.memo(headers.accept ?? '*/*') === 'text/markdown'
}
