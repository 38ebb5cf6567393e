import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '@galley/core/ignore-missing'
import { htmlFileOf } from '@galley/core/server-manifest'
import { createProgress } from '@galley/node/progress'
import type { GatsbyCache } from 'gatsby'
import { type PageLinks, readPage } from './read-page'

interface CachedPage {
  /** Modification time and size of the file. */
  stamp: string
  links: PageLinks
}

/** The content of the cache. Pages store indexes of `urls`, because most pages link to the same URLs. */
interface Kept {
  urls: string[]
  pages: [path: string, stamp: string, targets: number[], ids: string[]][]
}

/** Increase the number when `Kept` changes, so that a build does not read an older cache. */
const CACHE_KEY = 'pages-2'

type Cache = Pick<GatsbyCache, 'get' | 'set'>

/** Reads the links and ids of each built page, or null for a page without an HTML file. Unchanged pages come from the cache. */
export async function readPages(
  publicFolder: string,
  paths: readonly string[],
  siteUrl: string,
  cache: Cache,
  tell: (message: string) => void,
): Promise<Map<string, PageLinks | null>> {
  const known = await readCache(cache)
  const kept: Kept = { urls: [], pages: [] }
  const indexes = new Map<string, number>()
  const indexOf = (target: string) => {
    const index = indexes.get(target) ?? kept.urls.push(target) - 1
    indexes.set(target, index)
    return index
  }
  const pages = new Map<string, PageLinks | null>()
  const progress = createProgress('pages are searched for links', tell)
  progress.start(paths.length)
  for (const path of paths) {
    const page = await readCached(join(publicFolder, htmlFileOf(path)), siteUrl, path, known.get(path))
    progress.end()
    if (!page) {
      pages.set(path, null)
      continue
    }
    const targets = page.links.targets.map(indexOf)
    kept.pages.push([path, page.stamp, targets, page.links.ids])
    pages.set(path, { targets: targets.map((index) => kept.urls[index]!), ids: page.links.ids })
  }
  // Stored as text, because Gatsby's cache deeply copies objects, which takes longer than reading the pages again.
  await cache.set(CACHE_KEY, JSON.stringify(kept))
  return pages
}

async function readCache(cache: Cache): Promise<Map<string, CachedPage>> {
  const text = (await cache.get(CACHE_KEY)) as string | undefined
  const { urls, pages }: Kept = text === undefined ? { urls: [], pages: [] } : (JSON.parse(text) as Kept)
  return new Map(
    pages.map(([path, stamp, targets, ids]) => [
      path,
      { stamp, links: { targets: targets.map((index) => urls[index]!), ids } },
    ]),
  )
}

async function readCached(
  file: string,
  siteUrl: string,
  path: string,
  known: CachedPage | undefined,
): Promise<CachedPage | undefined> {
  const stats = await stat(file).catch(ignoreMissing)
  if (!stats) return undefined
  const stamp = `${stats.mtimeMs} ${stats.size}`
  return known?.stamp === stamp ? known : { stamp, links: readPage(await readFile(file, 'utf8'), siteUrl, path) }
}
