import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { htmlFileOf } from '../../src/lib/server-manifest'
import { mapConcurrently } from './map-concurrently'
import type { FileState } from './public-files'
import { hashInlineScripts } from './script-hashes'

const CONCURRENCY = 8

interface HashPagesOptions {
  projectDir: string
  /** The files of the public folder. */
  files: ReadonlyMap<string, FileState>
  pages: readonly string[]
}

type HashCache = Record<string, FileState & { hashes: string[] }>

/** The script hashes of every page, and how many pages were written since the last build: no other page is read again. */
export async function hashPages({ projectDir, files, pages }: HashPagesOptions) {
  const cacheFile = join(projectDir, '.cache/page-script-hashes.json')
  const known = await readCache(cacheFile)
  const cache: HashCache = {}
  let written = 0
  await mapConcurrently(pages, CONCURRENCY, async (page) => {
    const state = files.get(`/${htmlFileOf(page)}`)
    if (!state)
      throw new Error(
        `Page "${page}" has no file ${htmlFileOf(page)} in public/. Run \`npx gatsby clean\`, then build again.`,
      )
    const before = known[page]
    const unchanged = before?.size === state.size && before.mtimeMs === state.mtimeMs
    if (!unchanged) written += 1
    const hashes = unchanged
      ? before.hashes
      : hashInlineScripts(await readFile(join(projectDir, 'public', htmlFileOf(page))))
    cache[page] = { ...state, hashes }
  })
  await mkdir(join(projectDir, '.cache'), { recursive: true })
  await writeFile(cacheFile, JSON.stringify(cache))
  const scriptHashes = Object.fromEntries(pages.map((page) => [page, cache[page]?.hashes ?? []]))
  return { scriptHashes, written }
}

async function readCache(file: string): Promise<HashCache> {
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as HashCache,
    () => ({}),
  )
}
