import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPayload } from '@galley/core/page-payload'
import { htmlFileOf } from '@galley/core/server-manifest'
import { type InlineHashes, isHashedFile } from '@galley/core/site-headers'
import { createTurns } from '@galley/core/turns'
import type { FileThreads } from './file-threads'
import { type FileContent, findHashes } from './file-worker'
import type { FileState, PublicFolder } from './public-files'

const CACHE_FILE = '.cache/file-digests.json'

/** Matches files that are not read: copies, and files for hosts and tools. */
const NOT_READ = /\.(br|gz|map)$|^\/(_headers|_redirects|webpack\.stats\.json)$|^\/builds\//

type FileDigest = FileState & FileContent

/**
 * Reads the files of `public/` that changed since the last build. Takes the results of other files from the cache.
 * @returns `inlineHashes` (the CSP hashes of the inline scripts and styles of each page), `frameOrigins` (the origins of other sites that the
 * pages show in frames), `written` (the number of pages that this build wrote) and `published` (the files that a reader of this build can request)
 */
export async function digestFiles(
  { projectDir, publicDir, files }: PublicFolder,
  pages: readonly string[],
  threads: FileThreads,
) {
  const cacheFile = join(projectDir, CACHE_FILE)
  const known = JSON.parse(await readFile(cacheFile, 'utf8').catch(() => '{}')) as Record<string, FileDigest>
  const pageOf = new Map(pages.map((page) => [`/${htmlFileOf(page)}`, page]))
  for (const [file, page] of pageOf) {
    if (!files.has(file))
      throw new Error(
        `Page "${page}" has no file ${file.slice(1)} in public/. Run \`npx gatsby clean\`, then build again.`,
      )
  }
  const digests = new Map<string, FileDigest>()
  const changed: [path: string, state: FileState][] = []
  for (const [path, state] of files) {
    // Reads the source of a payload instead of the payload.
    if (NOT_READ.test(path) || isPayload(path)) continue
    const before = known[path]
    if (before?.size === state.size && before.mtimeMs === state.mtimeMs) digests.set(path, before)
    else changed.push([path, state])
  }
  // A restored cache may change the date of a file, but only to a date before the start of this process.
  const written = changed.filter(([path, { mtimeMs }]) => mtimeMs >= performance.timeOrigin && pageOf.has(path)).length
  await createTurns(threads.count).runAll(changed, async ([path, state]) => {
    const content = await threads.digest({ publicDir, path, isPage: pageOf.has(path) })
    digests.set(path, { ...state, ...content })
  })
  await writeFile(cacheFile, JSON.stringify(Object.fromEntries(digests)))
  const inlineHashes: Record<string, InlineHashes> = Object.fromEntries(
    [...pageOf].map(([file, page]) => [page, digests.get(file)?.inlineHashes ?? { scripts: [], styles: [] }]),
  )
  const frameOrigins = [...new Set([...pageOf.keys()].flatMap((file) => digests.get(file)?.frames ?? []))].sort()
  return { inlineHashes, frameOrigins, written, published: findPublished(digests) }
}

/** Finds the files without a hash in their name, and all files that these files name. Hashed files that no file names belong to earlier builds. */
function findPublished(digests: ReadonlyMap<string, FileDigest>) {
  const published = new Map<string, FileDigest>()
  const byHash = new Map<string, string[]>()
  const found: string[] = []
  for (const path of digests.keys()) {
    if (!isHashedFile(path)) found.push(path)
    for (const hash of findHashes(path, path)) byHash.set(hash, [...(byHash.get(hash) ?? []), path])
  }
  for (let path = found.pop(); path !== undefined; path = found.pop()) {
    const digest = digests.get(path)
    if (!digest || published.has(path)) continue
    published.set(path, digest)
    for (const hash of digest.names) found.push(...(byHash.get(hash) ?? []))
  }
  return published
}
