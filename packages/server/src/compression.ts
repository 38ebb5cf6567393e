import type { FastifyCompressOptions } from '@fastify/compress'

/** For `@fastify/compress`: what the build has not compressed, and all for those who do not take brotli. */
export const COMPRESSION: FastifyCompressOptions = { encodings: ['br', 'gzip'], globalDecompression: false }
