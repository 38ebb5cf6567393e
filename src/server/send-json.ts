import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compress = promisify(gzip)

/** Smaller answers fit into the first packet anyway. */
const MIN_COMPRESSED_LENGTH = 1024

/** Sends JSON text with an ETag: compressed if the request accepts gzip, and as 304 if it has the same. */
export async function sendJson({ headers }: FastifyRequest, reply: FastifyReply, text: string) {
  const digest = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  // Weak, because it is the same for both encodings.
  reply.header('ETag', `W/${digest}`).header('Vary', 'Accept-Encoding')
  if (headers['if-none-match']?.includes(digest)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  const isCompressed = text.length >= MIN_COMPRESSED_LENGTH && takesGzip(headers['accept-encoding'] ?? '')
  if (!isCompressed) return reply.send(text)
  return reply.header('Content-Encoding', 'gzip').send(await compress(text))
}

const takesGzip = (accepted: string) => /\bgzip\b(?! *; *q=0(\.0*)?(,| |$))/.test(accepted)
