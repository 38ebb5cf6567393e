import { isForPrograms } from '@galley/core/markdown-page'
import { SEARCH_FOLDER } from '@galley/core/search-index'
import { type ManifestHeaders, NOT_FOUND_PAGE, type ServerManifest } from '@galley/core/server-manifest'
import {
  connectSources,
  contentSecurityPolicy,
  feedHeaders,
  IMMUTABLE,
  isHashedFile,
  REVALIDATE,
  SECURITY_HEADERS,
} from '@galley/core/site-headers'
import { CONTENT_API } from '@galley/query/dump'
import { site } from '@galley/site'
import { findPatterns } from './find-patterns'

const sources = connectSources(site)

/**
 * Lists the header rules of static hosts. The path of a rule may contain one "*" for any text. The number of rules does not grow with the pages,
 * because some hosts accept only a hundred. Hosts join the values of all matching rules, so each URL gets a header from one rule only: "/*" sets no
 * cache time, and hosts revalidate files without a cache time.
 * @param ownScripts Hashes of inline scripts on pages that are not Gatsby's.
 */
export function listHeaderRules(
  { pages, headers, inlineHashes, preview, frameOrigins }: ServerManifest,
  files: readonly string[],
  ownScripts: readonly string[] = [],
): ManifestHeaders[] {
  const scripts = [
    ...new Set([...ownScripts, ...Object.values(inlineHashes).flatMap((hashes) => hashes.scripts)]),
  ].sort()
  // Each page allows its own styles in a policy in its HTML: the hashes of all pages together exceed the line length of hosts.
  const policy = contentSecurityPolicy(
    { scripts, styles: ['unsafe-inline'] },
    sources,
    preview,
    frameOrigins,
    site.images.hosts,
    site.security.scriptOrigins,
  )
  const rules = new Map<string, Record<string, string>>([
    ['/*', { ...SECURITY_HEADERS, 'Content-Security-Policy': policy }],
  ])
  const add = (path: string, values: Record<string, string>) => rules.set(path, { ...rules.get(path), ...values })

  const served = files.filter((file) => !/\.(br|gz)$/.test(file))
  const others = [...served.filter((file) => !isHashedFile(file)), ...pages.flatMap(variantsOf)]
  for (const path of findPatterns(served.filter(isHashedFile), others)) add(path, { 'Cache-Control': IMMUTABLE })
  // A rule cannot distinguish the versions of a dump, so hosts revalidate all versions.
  if (files.some((file) => file.startsWith(`${CONTENT_API}/`))) {
    add(`${CONTENT_API}/*`, { 'Cache-Control': REVALIDATE, 'X-Robots-Tag': 'noindex' })
  }
  if (files.some((file) => file.startsWith(`${SEARCH_FOLDER}/`))) {
    add(`${SEARCH_FOLDER}/*`, { 'X-Robots-Tag': 'noindex' })
  }
  for (const file of served) {
    if (isForPrograms(file))
      add(anywhere(file, file.endsWith('.md') ? '.md' : undefined), { 'X-Robots-Tag': 'noindex' })
    const values = feedHeaders(file)
    if (Object.keys(values).length > 0) add(anywhere(file), values)
  }
  const pagePaths = new Set(pages)
  for (const { for: path, values } of headers) {
    for (const variant of pagePaths.has(path) ? variantsOf(path) : [path]) add(variant, values)
  }
  return [...rules].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, values]) => ({ for: path, values }))
}

/** Renders the `_headers` file of static hosts. */
export const renderHeaders = (rules: readonly ManifestHeaders[], basePath: string) =>
  rules.map(({ for: path, values }) => [basePath + path, ...renderValues(values)].join('\n') + '\n').join('\n')

/** Returns a page's path with and without a slash at the end: hosts differ in the form that they serve. */
function variantsOf(page: string) {
  return page === '/' || page.endsWith(NOT_FOUND_PAGE) ? [page] : [page, `${page}/`]
}

/** Returns a pattern for all files in subfolders whose path ends like this one, by default with the same name. Files in the root keep their path. */
function anywhere(file: string, end = file.slice(file.lastIndexOf('/'))) {
  return file === end ? file : `/*${end}`
}

function renderValues(values: Record<string, string>) {
  return Object.entries(values)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `  ${name}: ${value}`)
}
