/** The path of a request, decoded; undefined for a form that no real link has, see `isCanonical`. */
export function decodePath(rawPath: string): string | undefined {
  try {
    const path = decodeURIComponent(rawPath)
    return isCanonical(path) && !ENCODED_SEPARATOR.test(rawPath) ? path : undefined
  } catch {
    return undefined
  }
}

/** Encodes a path for a URL. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}

/** The URL of an encoded path at an origin. Joined as texts, a path such as ".evil.example" or "@evil.example" would name another host. */
export function urlAt(origin: string, path: string): string {
  const url = new URL(origin)
  url.pathname = path
  return url.href
}

/** A path without a slash at its end, as pages have it. */
export const withoutSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''))

/** The path and hash that a link leads to, percent-encoded and without the query, or undefined when it leaves the site of the page. */
export function resolveTarget(link: string, page: URL): string | undefined {
  // No browser can open it, so no page will be found under it.
  if (!URL.canParse(link, page)) return link
  const { origin, pathname, hash } = new URL(link, page)
  return origin === page.origin ? pathname + hash : undefined
}

/** The relative URL that leads from one path to another; both are without a slash at their start. */
export function relativeUrl(from: string, to: string) {
  const [start, end] = [from.split('/').slice(0, -1), to.split('/')]
  const shared = start.findIndex((folder, index) => folder !== end[index])
  const kept = shared < 0 ? start.length : shared
  const way = [...start.slice(kept).map(() => '..'), ...end.slice(kept)].map(encodeURIComponent).join('/')
  return way.startsWith('..') ? way : `./${way}`
}

/** Whether a path is a folder's, or below it. */
export const isBelow = (path: string, folder: string) =>
  folder === '/' || path === folder || path.startsWith(`${folder}/`)

/** Some proxies decode these before they choose a route and some after, so no rule may depend on them. */
const ENCODED_SEPARATOR = /%(2f|5c)/i

/** "//host" would leave the site in a redirect; "..", "\" and control characters only serve to get around checks. */
function isCanonical(path: string) {
  // oxlint-disable-next-line no-control-regex -- it looks for control characters
  return path.startsWith('/') && !/\/\/|\\|[\0-\x1f\x7f]|\/\.{1,2}(\/|$)/.test(path)
}
