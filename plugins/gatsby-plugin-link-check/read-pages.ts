import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { GatsbyCache } from 'gatsby'
import { ignoreMissing } from '../../src/lib/ignore-missing'
import { htmlFileOf } from '../../src/lib/server-manifest'
import { type PageLinks, readPage } from './read-page'

interface CachedPage {
  /** Changes when the file is written again. */
  stamp: string
  links: PageLinks
}

/** Counted up when `PageLinks` changes, so that an older build's cache is not taken for it. */
const CACHE_KEY = 'pages-1'

/** What each page of a build links to; null for a page that has no HTML file. Pages that did not change come from the cache. */
export async function readPages(
  publicFolder: string,
  paths: readonly string[],
  origin: string,
  cache: Pick<GatsbyCache, 'get' | 'set'>,
): Promise<Map<string, PageLinks | null>> {
  const cached = (await cache.get(CACHE_KEY)) as string | undefined
  const known = new Map(JSON.parse(cached ?? '[]') as [path: string, page: CachedPage][])
  const read = new Map<string, CachedPage>()
  const pages = new Map<string, PageLinks | null>()
  for (const path of paths) {
    const page = await readCached(join(publicFolder, htmlFileOf(path)), origin + path, known.get(path))
    if (page) read.set(path, page)
    pages.set(path, page?.links ?? null)
  }
  // As text: the cache copies objects in depth each time, which costs more than reading the pages again.
  await cache.set(CACHE_KEY, JSON.stringify([...read]))
  return pages
}

async function readCached(
  file: string,
  address: string,
  known: CachedPage | undefined,
): Promise<CachedPage | undefined> {
  const stats = await stat(file).catch(ignoreMissing)
  if (!stats) return undefined
  const stamp = `${stats.mtimeMs} ${stats.size}`
  return known?.stamp === stamp ? known : { stamp, links: readPage(await readFile(file, 'utf8'), address) }
}
