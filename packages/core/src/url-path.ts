import { removeBasePath } from './base-path'

/** Decodes the path of a request; returns undefined for a path that no legitimate link has, see `isCanonical`. */
export function decodePath(rawPath: string): string | undefined {
  try {
    const path = decodeURIComponent(rawPath)
    return isCanonical(path) && !ENCODED_SEPARATOR.test(rawPath) ? path : undefined
  } catch {
    return undefined
  }
}

/** Decodes percent-encoded text. Returns malformed text unchanged. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Encodes a path for a URL. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}

/**
 * Returns the URL of an encoded path at an origin. If origin and path were only concatenated, a path such as ".evil.example" or "@evil.example" would
 * change the host.
 */
export function urlAt(origin: string, path: string): string {
  const url = new URL(origin)
  url.pathname = path
  return url.href
}

/** Removes a trailing slash, as in the paths of pages. */
export const withoutSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''))

/** Returns the path and hash of a link's target, percent-encoded and without base path and query; undefined if the link leads to another site. */
export function resolveTarget(link: string, page: URL, basePath: string): string | undefined {
  // Returns an invalid link unchanged. No page has such a path, so the link check reports the link.
  if (!URL.canParse(link, page)) return link
  const { origin, pathname, hash } = new URL(link, page)
  const path = origin === page.origin ? removeBasePath(pathname, basePath) : undefined
  return path === undefined ? undefined : path + hash
}

/** Encodes a segment of a path. URLs may contain "@", which folders of versions have. */
const encode = (segment: string) => encodeURIComponent(segment).replaceAll('%40', '@')

/** Returns the relative URL from one path to another. Both paths have no leading slash. */
export function relativeUrl(from: string, to: string) {
  const [start, end] = [from.split('/').slice(0, -1), to.split('/')]
  const shared = start.findIndex((folder, index) => folder !== end[index])
  const kept = shared < 0 ? start.length : shared
  const way = [...start.slice(kept).map(() => '..'), ...end.slice(kept)].map(encode).join('/')
  return way.startsWith('..') ? way : `./${way}`
}

/** True for the path of a folder and for paths below it. */
export const isBelow = (path: string, folder: string) =>
  folder === '/' || path === folder || path.startsWith(`${folder}/`)

/** An encoded "/" or "\". Some proxies decode these characters before routing and others do not, so paths with these characters are rejected. */
const ENCODED_SEPARATOR = /%(2f|5c)/i

/** False for "//host", which would redirect to another site, and for "..", "\" and control characters, which attackers use to bypass checks. */
function isCanonical(path: string) {
  // oxlint-disable-next-line no-control-regex -- it looks for control characters
  return path.startsWith('/') && !/\/\/|\\|[\0-\x1f\x7f]|\/\.{1,2}(\/|$)/.test(path)
}
