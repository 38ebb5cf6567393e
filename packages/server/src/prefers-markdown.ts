import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

const TYPES = ['text/html', 'text/markdown']

/**
 * Returns true if a request prefers Markdown to HTML, by the weights of its Accept header.
 * @param isUsual the result for equal weights
 */
export function prefersMarkdown({ headers }: Pick<FastifyRequest, 'headers'>, isUsual = false) {
  const types = isUsual ? [...TYPES].reverse() : TYPES
  return new Negotiator({ headers }).mediaType(types) === 'text/markdown'
}
