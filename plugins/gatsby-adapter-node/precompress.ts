import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isPayload } from '@galley/core/page-payload'
import { isPreviewBuild } from '@galley/core/preview-build'
import { isHashedFile } from '@galley/core/site-headers'
import { createTurns } from '@galley/core/turns'
import { createProgress } from '@galley/node/progress'
import type { FileThreads } from './file-threads'
import type { CompressTask } from './file-worker'
import { type FileState, type PublicFolder, removeFile } from './public-files'

/** Folder for incomplete copies. */
const WORK_DIR = '.cache/compressing'

/** Smaller files fit into the first packet uncompressed. */
const MIN_SIZE_BYTES = 1024

const TEXT_FILE = /\.(html|js|mjs|css|json|svg|txt|xml|webmanifest|map|wasm|md|csv|ya?ml|rss|atom)$/
const COMPRESSED_TEXT_FILE = new RegExp(TEXT_FILE.source.replace('$', '\\.br$'))

/** Every reader loads scripts and styles, and they stay the same over many builds. */
const CODE_QUALITY = 11
/** The search index changes with each edit: this quality takes a twentieth of the time for an eighth more bytes. */
const DATA_QUALITY = 9
/** A higher quality would save 1 % of the bytes of pages. */
const PAGE_QUALITY = 5

/** Returns the Brotli quality for a file of `public/`. */
function qualityOf(path: string) {
  if (!isHashedFile(path) || path.endsWith('.map') || isPreviewBuild()) return PAGE_QUALITY
  return path.endsWith('.json') ? DATA_QUALITY : CODE_QUALITY
}

/**
 * Returns true if a file of `public/` gets a compressed copy. Payloads get none, because the server compresses the few that are requested. A
 * preview build, which editors wait for, compresses only files that browsers cache.
 */
const isCompressed = (path: string, { size }: FileState) =>
  TEXT_FILE.test(path) && !isPayload(path) && size >= MIN_SIZE_BYTES && (isHashedFile(path) || !isPreviewBuild())

/** Returns true if the compressed copy of a file is missing or outdated: a current copy has the time of its source. */
export function isOutdated(path: string, files: ReadonlyMap<string, FileState>) {
  const source = files.get(path)!
  const copy = files.get(`${path}.br`)
  return isCompressed(path, source) && !(copy && Math.abs(copy.mtimeMs - source.mtimeMs) < 1)
}

export function taskOf(path: string, { size, mtimeMs }: FileState, projectDir: string): CompressTask {
  const file = join(projectDir, 'public', path)
  return { file, size, quality: qualityOf(path), mtimeMs, workDir: join(projectDir, WORK_DIR) }
}

/** Writes x.br beside every changed text file, and removes each x.br without its x. Reports progress to `tell`. */
export async function compressFiles(folder: PublicFolder, threads: FileThreads, tell: (message: string) => void) {
  const { projectDir, files } = folder
  const outdated: [path: string, state: FileState][] = []
  for (const [path, state] of files) {
    if (isOldCopy(path, folder)) removeFile(path, folder)
    else if (isOutdated(path, files)) outdated.push([path, state])
    else if (TEXT_FILE.test(path) && !isCompressed(path, state)) removeFile(`${path}.br`, folder)
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

/** Returns true for a copy without a source. Copies in static/ belong to the site. */
const isOldCopy = (path: string, { projectDir, files }: PublicFolder) =>
  COMPRESSED_TEXT_FILE.test(path) &&
  !files.has(path.replace(/\.br$/, '')) &&
  !existsSync(join(projectDir, 'static', path))
