import { createHash } from 'node:crypto'
import { readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { brotliCompressSync, constants } from 'node:zlib'
import { type InlineHashes, isHashedFile } from '../../src/lib/site-headers'
import { hashInline } from './inline-hashes'

/** A file to compress. */
export interface CompressTask {
  file: string
  /** From 0, the quickest, to 11, the smallest. */
  quality: number
  /** When it was written, in milliseconds. */
  mtimeMs: number
  /** Where files are written that are not complete yet. */
  workDir: string
}

/** Writes x.br beside a file, with the time of the file, and gives its size in bytes. */
export function compress({ file, quality, mtimeMs, workDir }: CompressTask): number {
  const content = readFileSync(file)
  const compressed = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      // As much memory as the file needs: to get the usual 4 MB takes as long as to compress a small page.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(24, Math.max(16, Math.ceil(Math.log2(content.length)))),
    },
  })
  // A running server never sees half a file: it gets its name when it is complete.
  const unfinished = join(workDir, `unfinished-${threadId}`)
  writeFileSync(unfinished, compressed)
  utimesSync(unfinished, mtimeMs / 1000, mtimeMs / 1000)
  renameSync(unfinished, `${file}.br`)
  return compressed.length
}

/** May name files that have a hash in their own name. */
const NAMES_FILES = /\.(html|js|mjs|css|json|txt|xml|md|webmanifest)$/
/** With the character that a name has before its hash: hashes alone take six times as long to find. */
const HASH_OF_FILE = /[-./][0-9a-f]{10,}(?=[./])/g
/** A script also knows files by their hash alone: the runtime has a list of those of all chunks. */
const ANY_HASH = /[0-9a-f]{10,}/g
const FRAME = /<iframe\s[^>]*?src="(https?:\/\/[^/"?#]+)/g

/** A file to digest. */
export interface DigestTask {
  publicDir: string
  /** Below `publicDir`, such as "/docs/index.html". */
  path: string
  isPage: boolean
}

/** What a file of `public/` is made of, as far as the end of a build needs it. */
export interface FileContent {
  /** SHA-256 of its content; empty where the name has one. */
  digest: string
  /** Hashes in the names of files that it names. */
  names: string[]
  /** Of a page: the CSP hashes of its inline scripts and styles. */
  inlineHashes?: InlineHashes
  /** Of a page: the origins of others that its frames show. */
  frames?: string[]
}

/** Reads a file. */
export function digest({ publicDir, path, isPage }: DigestTask): FileContent {
  const isNamed = isHashedFile(path)
  if (isNamed && !NAMES_FILES.test(path)) return { digest: '', names: [] }
  const content = readFileSync(join(publicDir, path))
  const text = content.toString('latin1')
  return {
    digest: isNamed ? '' : createHash('sha256').update(content).digest('base64'),
    names: NAMES_FILES.test(path) ? findHashes(text, path) : [],
    ...(isPage && { inlineHashes: hashInline(content), frames: findFrames(text) }),
  }
}

const findFrames = (html: string) => [...html.matchAll(FRAME)].map(([, origin = '']) => origin)

/** The hashes in a text, each once. */
export const findHashes = (text: string, path: string) => [
  ...new Set(/\.m?js$/.test(path) ? text.match(ANY_HASH) : text.match(HASH_OF_FILE)?.map((found) => found.slice(1))),
]
