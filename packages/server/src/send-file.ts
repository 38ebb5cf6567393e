import type { Stats } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import send from '@fastify/send'
import { ignoreMissing } from '@galley/core/ignore-missing'
import { encodePath } from '@galley/core/url-path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** Maximum size of all files in memory, in bytes. The least recently used files leave first. */
const MEMORY_BYTES = 64 * 2 ** 20

/** Maximum size of a file in memory, in bytes. Larger files are streamed. */
const FILE_BYTES = 512 * 1024

/** Headers of requests for a part of a file, or for a file that has changed. */
const CONDITIONS = ['range', 'if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since']

const SEND_OPTIONS = { contentType: false, cacheControl: false, dotfiles: 'allow', index: false } as const

interface StoredFile {
  size: number
  modifiedAt: number
  /** Undefined for a large file. */
  body: Buffer | undefined
  headers: Record<'ETag' | 'Last-Modified' | 'Accept-Ranges', string>
}

/**
 * Returns a function that sends a file of a folder, or the Brotli copy of the file. Keeps small files in memory. Checks the size and time of the file
 * at each request, because a new build may replace the file. Requests at the same time share one check.
 */
export function createFileSender(folder: string) {
  const files = new LRUCache<string, StoredFile>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ body }) => (body?.length ?? 0) + 1,
    ttl: 1,
    fetchMethod: async (file, stored) => {
      const stats = await stat(`${folder}/${file}`).catch(ignoreMissing)
      if (!stats?.isFile()) return undefined
      const { size, mtimeMs } = stats
      if (stored?.modifiedAt === mtimeMs && stored.size === size) return stored
      const body = size > FILE_BYTES ? undefined : await readFile(`${folder}/${file}`)
      return { size, modifiedAt: mtimeMs, body, headers: describeFile(stats) }
    },
  })

  return async (request: FastifyRequest, reply: FastifyReply, file: string) => {
    const packed = acceptsBrotli(request) ? await files.fetch(`${file}.br`) : undefined
    const found = packed ?? (await files.fetch(file))
    if (!found) {
      reply.callNotFound()
      return reply
    }
    const vary = reply.getHeader('Vary')
    reply.header('Vary', vary ? `${String(vary)}, Accept-Encoding` : 'Accept-Encoding')
    if (!reply.hasHeader('Content-Type')) reply.header('Content-Type', typeOf(file))
    if (packed) reply.header('Content-Encoding', 'br')

    const isPlain = request.method === 'GET' && CONDITIONS.every((name) => request.headers[name] === undefined)
    if (isPlain && found.body) return reply.headers(found.headers).send(found.body)
    const path = encodePath(packed ? `/${file}.br` : `/${file}`)
    const result = await send(request.raw, path, { root: folder, ...SEND_OPTIONS })
    if (result.type === 'error') throw result.metadata.error
    if (result.statusCode === 304) reply.removeHeader('Content-Type').removeHeader('Content-Encoding')
    return reply.code(result.statusCode).headers(result.headers).send(result.stream)
  }
}

/** Returns the headers that `@fastify/send` sets for the same file. */
const describeFile = ({ size, mtime }: Stats) => ({
  ETag: `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`,
  'Last-Modified': mtime.toUTCString(),
  'Accept-Ranges': 'bytes',
})

function typeOf(file: string) {
  const type = send.mime.getType(file) ?? 'application/octet-stream'
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type
}

/** Maximum number of different headers whose result is kept. */
const KEPT_HEADERS = 100

const brotliHeaders = new LRUCache<string, boolean>({
  max: KEPT_HEADERS,
  memoMethod: (header) => new Negotiator({ headers: { 'accept-encoding': header } }).encoding(['br']) === 'br',
})

const acceptsBrotli = ({ headers }: FastifyRequest) => brotliHeaders.memo(headers['accept-encoding'] ?? '')
