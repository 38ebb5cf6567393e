import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isPayload } from '@galley/core/page-payload'
import { isPreviewBuild } from '@galley/core/preview-build'
import { isHashedFile } from '@galley/core/site-headers'
import { createTurns } from '@galley/core/turns'
import { createProgress } from '@galley/node/progress'
import type { FileThreads } from './file-threads'
import type { CompressTask } from './file-worker'
import { type FileState, removeFile } from './public-files'

/** Where copies are written. */
const WORK_DIR = '.cache/compressing'

/** Smaller files fit into the first packet anyway. */
const MIN_SIZE_BYTES = 1024

const TEXT_FILE = /\.(html|js|mjs|css|json|svg|txt|xml|webmanifest|map|wasm|md|csv|ya?ml|rss|atom)$/
const COMPRESSED_TEXT_FILE = new RegExp(TEXT_FILE.source.replace('$', '\\.(br|gz)$'))

/** Scripts and styles are read by everybody, and are the same in many builds. */
const CODE_QUALITY = 11
/** The search index is read by those who search, and other with each edit: for an eighth more bytes it takes a twentieth of the time. */
const DATA_QUALITY = 9
/** Pages: more would save one byte in a hundred. */
const PAGE_QUALITY = 5

/** The quality of Brotli for a file of `public/`. */
function qualityOf(path: string) {
  if (!isHashedFile(path) || path.endsWith('.map') || isPreviewBuild()) return PAGE_QUALITY
  return path.endsWith('.json') ? DATA_QUALITY : CODE_QUALITY
}

/**
 * Whether a file of `public/` has a compressed copy. The data of a page is compressed once, for browsers; the server compresses the few payloads
 * that are asked for. Few people use a preview build, and they wait for it: only what their browsers keep is compressed, quickly.
 */
const isCompressed = (path: string, { size }: FileState) =>
  TEXT_FILE.test(path) && !isPayload(path) && size >= MIN_SIZE_BYTES && (isHashedFile(path) || !isPreviewBuild())

/** Whether the compressed copy of a file is missing or older: a copy has the time of its source, so that no other record is needed. */
export function isOutdated(path: string, files: ReadonlyMap<string, FileState>) {
  const source = files.get(path)!
  const copy = files.get(`${path}.br`)
  return isCompressed(path, source) && !(copy && Math.abs(copy.mtimeMs - source.mtimeMs) < 1)
}

/** What a thread has to know of a file. */
export function taskOf(path: string, { size, mtimeMs }: FileState, projectDir: string): CompressTask {
  const file = join(projectDir, 'public', path)
  return { file, size, quality: qualityOf(path), mtimeMs, workDir: join(projectDir, WORK_DIR) }
}

interface CompressOptions {
  projectDir: string
  /** The files of the public folder; copies are added and removed. */
  files: Map<string, FileState>
  threads: FileThreads
  tell: (message: string) => void
}

/** Writes x.br beside every text file that changed, and removes those whose x is gone. */
export async function compressFiles({ projectDir, files, threads, tell }: CompressOptions) {
  const publicDir = join(projectDir, 'public')
  const outdated: [path: string, state: FileState][] = []
  for (const [path, state] of files) {
    if (isOldCopy(path, files, projectDir)) removeFile(path, publicDir, files)
    else if (isOutdated(path, files)) outdated.push([path, state])
    else if (TEXT_FILE.test(path) && !isCompressed(path, state)) removeFile(`${path}.br`, publicDir, files)
  }
  const progress = createProgress('files are compressed', tell)
  progress.start(outdated.length)
  await createTurns(threads.count).runAll(outdated, async ([path, state]) => {
    const size = await threads.compress(taskOf(path, state, projectDir))
    files.set(`${path}.br`, { size, mtimeMs: state.mtimeMs })
    progress.end()
  })
  rmSync(join(projectDir, WORK_DIR), { recursive: true, force: true })
}

/** Whether a copy has no source, or is one of gzip, which builds once made. What the project publishes itself is in static/. */
const isOldCopy = (path: string, files: ReadonlyMap<string, FileState>, projectDir: string) =>
  COMPRESSED_TEXT_FILE.test(path) &&
  (path.endsWith('.gz') || !files.has(path.replace(/\.br$/, ''))) &&
  !existsSync(join(projectDir, 'static', path))
