import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

const TYPES = ['text/html', 'text/markdown']

/**
 * Whether a request asks for Markdown rather than HTML, by the weights of its Accept header.
 * @param isUsual What a request gets that takes both alike.
 */
export function prefersMarkdown({ headers }: Pick<FastifyRequest, 'headers'>, isUsual = false) {
  const types = isUsual ? [...TYPES].reverse() : TYPES
  return new Negotiator({ headers }).mediaType(types) === 'text/markdown'
}
