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

/** A path without a slash at its end, as pages have it. */
export const withoutSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''))

/** Whether a path is a folder's, or below it. */
export const isBelow = (path: string, folder: string) =>
  folder === '/' || path === folder || path.startsWith(`${folder}/`)

/** Some proxies decode these before they choose a route and some after, so no rule may depend on them. */
const ENCODED_SEPARATOR = /%(2f|5c)/i

/** "//host" would leave the site in a redirect; "..", "\" and control characters only serve to get around checks. */
function isCanonical(path: string) {
  // eslint-disable-next-line no-control-regex -- it looks for control characters
  return path.startsWith('/') && !/\/\/|\\|[\0-\x1f\x7f]|\/\.{1,2}(\/|$)/.test(path)
}
