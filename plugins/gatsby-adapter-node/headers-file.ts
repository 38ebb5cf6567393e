import { CONTENT_API } from '../../src/lib/content-database'
import { isForPrograms } from '../../src/lib/markdown-page'
import { SEARCH_FOLDER, SEARCH_INDEX_FOLDER } from '../../src/lib/search-index'
import { NOT_FOUND_PAGE, type ServerManifest } from '../../src/lib/server-manifest'
import {
  connectSources,
  contentSecurityPolicy,
  feedHeaders,
  IMMUTABLE,
  isHashedFile,
  REVALIDATE,
  SECURITY_HEADERS,
} from '../../src/lib/site-headers'
import { site } from '../../src/site'

const sources = connectSources(site)

/**
 * The `_headers` file of static hosts. Hosts join the values of all rules that match, so no header is in two rules
 * for one URL: "/*" has neither a policy nor a cache time, and hosts revalidate what has no cache time.
 */
export function renderHeaders(
  { pages, headers, inlineHashes, preview, frameOrigins }: ServerManifest,
  files: readonly string[],
): string {
  const rules = new Map<string, Record<string, string>>([['/*', { ...SECURITY_HEADERS }]])
  const add = (path: string, values: Record<string, string>) => rules.set(path, { ...rules.get(path), ...values })

  for (const page of pages) {
    for (const path of variantsOf(page)) {
      add(path, {
        'Content-Security-Policy': contentSecurityPolicy(
          inlineHashes[page],
          sources,
          preview,
          frameOrigins,
          site.images.hosts,
        ),
      })
    }
  }
  for (const file of files) {
    if (isHashedFile(file) && !/\.(br|gz)$/.test(file)) add(hashedRule(file), { 'Cache-Control': IMMUTABLE })
  }
  // A rule cannot distinguish the versions of a dump, so all of them are revalidated.
  if (files.some((file) => file.startsWith(`${CONTENT_API}/`))) {
    add(`${CONTENT_API}/*`, { 'Cache-Control': REVALIDATE, 'X-Robots-Tag': 'noindex' })
  }
  if (files.some((file) => file.startsWith(`${SEARCH_FOLDER}/`))) {
    add(`${SEARCH_FOLDER}/*`, { 'X-Robots-Tag': 'noindex' })
  }
  for (const file of files) {
    if (isForPrograms(file)) add(file.endsWith('.md') ? '/*.md' : file, { 'X-Robots-Tag': 'noindex' })
  }
  for (const file of files) {
    const values = feedHeaders(file)
    if (Object.keys(values).length > 0) add(file, values)
  }
  const pagePaths = new Set(pages)
  for (const { for: path, values } of headers) {
    for (const served of pagePaths.has(path) ? variantsOf(path) : [path]) add(served, values)
  }
  return [...rules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, values]) => [path, ...renderValues(values)].join('\n') + '\n')
    .join('\n')
}

/** Some static hosts serve a page with a slash at its end, some without. */
function variantsOf(page: string) {
  return page === '/' || page === NOT_FOUND_PAGE ? [page] : [page, `${page}/`]
}

/** One rule for a folder whose name is the hash, or that has hashed files alone; else one for the file. */
function hashedRule(file: string) {
  const [folder] = /^\/static\/[0-9a-f]{16,}\//.exec(file) ?? []
  if (file.startsWith(`${SEARCH_INDEX_FOLDER}/`)) return `${SEARCH_INDEX_FOLDER}/*`
  return folder ? `${folder}*` : file
}

function renderValues(values: Record<string, string>) {
  return Object.entries(values)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `  ${name}: ${value}`)
}
