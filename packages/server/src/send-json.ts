import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends JSON text with an ETag, or 304 if the request has the same ETag. */
export function sendJson({ headers }: FastifyRequest, reply: FastifyReply, text: string) {
  const digest = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  // A weak ETag, because all encodings share it.
  reply.header('ETag', `W/${digest}`)
  if (headers['if-none-match']?.includes(digest)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}
