import type { FastifyCompressOptions } from '@fastify/compress'

/** Options of `@fastify/compress`, for files that the build has not compressed and for clients without Brotli. */
export const COMPRESSION: FastifyCompressOptions = { encodings: ['br', 'gzip'], globalDecompression: false }
