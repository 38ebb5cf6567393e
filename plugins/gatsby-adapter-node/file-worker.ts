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

/** Size of a piece to read at a time: the texts and the dump of thousands of pages are files of hundreds of megabytes. */
export const PIECE_BYTES = 8_000_000

export interface CompressTask {
  file: string
  /** In bytes. */
  size: number
  /** Brotli quality, from 0 (fastest) to 11 (smallest). */
  quality: number
  /** Time of the last change, in milliseconds. */
  mtimeMs: number
  /** Folder for incomplete files. */
  workDir: string
}

/** Writes x.br beside a file, with the time of the file. Returns the size of x.br in bytes. */
export async function compress({ file, size, quality, mtimeMs, workDir }: CompressTask): Promise<number> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    // Allocating the default window of 4 MB takes as long as compressing a small page.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(24, Math.max(16, Math.ceil(Math.log2(size)))),
  }
  // The file is renamed when it is complete, so that a running server never reads half a file.
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

/** Matches files that may name hashed files. */
const NAMES_FILES = /\.(html|js|mjs|css|json|txt|xml|md|webmanifest)$/
/** Includes the character before the hash: searching for hashes alone takes six times as long. */
const HASH_OF_FILE = /[-./][0-9a-f]{10,}(?=[./])/g
/** Scripts also name files by their hash alone: the runtime lists the hashes of all chunks. */
const ANY_HASH = /[0-9a-f]{10,}/g
/** Maximum length of a hash with the characters around it. */
const LONGEST_HASH = 130
const FRAME = /<iframe\s[^>]*?src="(https?:\/\/[^/"?#]+)/g

export interface DigestTask {
  publicDir: string
  /** Path in `publicDir`, such as "/docs/index.html". */
  path: string
  isPage: boolean
}

/** Facts about a file of `public/`. */
export interface FileContent {
  /** SHA-256 of the content, in base64. Empty if the file name has a hash. */
  digest: string
  /** Hashes in the file names that the content mentions. */
  names: string[]
  /** CSP hashes of the inline scripts and styles of a page. */
  inlineHashes?: InlineHashes
  /** Origins of other sites that the page shows in frames. */
  frames?: string[]
}

/** Reads a file and returns its digest and the hashed files it names. */
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
    // A name may begin in one piece and end in the next.
    const text = end + piece.toString('latin1')
    for (const name of findHashes(text, path)) names.add(name)
    end = text.slice(-LONGEST_HASH)
  }
  return {
    digest: isNamed ? '' : hash.digest('base64'),
    names: [...names],
    ...(page && {
      inlineHashes: hashInline(page),
      frames: Array.from(page.toString('latin1').matchAll(FRAME), ([, origin = '']) => origin),
    }),
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

/** Returns the hashes in a text, each once. */
export const findHashes = (text: string, path: string) => [
  ...new Set(/\.m?js$/.test(path) ? text.match(ANY_HASH) : text.match(HASH_OF_FILE)?.map((found) => found.slice(1))),
]
