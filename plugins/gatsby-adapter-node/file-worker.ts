import { createHash } from 'node:crypto'
import {
  closeSync,
  createReadStream,
  createWriteStream,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { threadId } from 'node:worker_threads'
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib'
import { type InlineHashes, isHashedFile } from '@galley/core/site-headers'
import { hashInline } from './inline-hashes'

/** What is read of a file at a time: the texts and the dump of thousands of pages are files of hundreds of megabytes. */
export const PIECE_BYTES = 8_000_000

/** A file to compress. */
export interface CompressTask {
  file: string
  /** In bytes. */
  size: number
  /** From 0, the quickest, to 11, the smallest. */
  quality: number
  /** When it was written, in milliseconds. */
  mtimeMs: number
  /** Where files are written that are not complete yet. */
  workDir: string
}

/** Writes x.br beside a file, with the time of the file, and gives its size in bytes. */
export async function compress({ file, size, quality, mtimeMs, workDir }: CompressTask): Promise<number> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    // As much memory as the file needs: to get the usual 4 MB takes as long as to compress a small page.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(24, Math.max(16, Math.ceil(Math.log2(size)))),
  }
  // A running server never sees half a file: it gets its name when it is complete.
  mkdirSync(workDir, { recursive: true })
  const unfinished = join(workDir, `unfinished-${threadId}`)
  if (size > PIECE_BYTES) {
    const source = createReadStream(file, { highWaterMark: PIECE_BYTES })
    await pipeline(source, createBrotliCompress({ params, chunkSize: PIECE_BYTES }), createWriteStream(unfinished))
  } else {
    writeFileSync(unfinished, brotliCompressSync(readFileSync(file), { params }))
  }
  utimesSync(unfinished, mtimeMs / 1000, mtimeMs / 1000)
  renameSync(unfinished, `${file}.br`)
  return statSync(`${file}.br`).size
}

/** May name files that have a hash in their own name. */
const NAMES_FILES = /\.(html|js|mjs|css|json|txt|xml|md|webmanifest)$/
/** With the character that a name has before its hash: hashes alone take six times as long to find. */
const HASH_OF_FILE = /[-./][0-9a-f]{10,}(?=[./])/g
/** A script also knows files by their hash alone: the runtime has a list of those of all chunks. */
const ANY_HASH = /[0-9a-f]{10,}/g
/** In characters, with those around it. */
const LONGEST_HASH = 130
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
  const file = join(publicDir, path)
  const page = isPage ? readFileSync(file) : undefined
  const hash = createHash('sha256')
  const names = new Set<string>()
  let end = ''
  for (const piece of page ? [page] : readPieces(file)) {
    if (!isNamed) hash.update(piece)
    if (!NAMES_FILES.test(path)) continue
    // A name may be in two pieces.
    const text = end + piece.toString('latin1')
    for (const name of findHashes(text, path)) names.add(name)
    end = text.slice(-LONGEST_HASH)
  }
  return {
    digest: isNamed ? '' : hash.digest('base64'),
    names: [...names],
    ...(page && describePage(page)),
  }
}

function* readPieces(path: string) {
  const file = openSync(path, 'r')
  try {
    const piece = Buffer.allocUnsafe(Math.min(fstatSync(file).size, PIECE_BYTES))
    for (let length; (length = readSync(file, piece)) > 0;) yield piece.subarray(0, length)
  } finally {
    closeSync(file)
  }
}

const describePage = (html: Buffer) => ({
  inlineHashes: hashInline(html),
  frames: findFrames(html.toString('latin1')),
})

const findFrames = (html: string) => [...html.matchAll(FRAME)].map(([, origin = '']) => origin)

/** The hashes in a text, each once. */
export const findHashes = (text: string, path: string) => [
  ...new Set(/\.m?js$/.test(path) ? text.match(ANY_HASH) : text.match(HASH_OF_FILE)?.map((found) => found.slice(1))),
]
