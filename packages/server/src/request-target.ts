import { decodePath } from '@galley/core/url-path'

export interface RequestTarget {
  /** Decoded path. */
  path: string
  /** Raw query string with "?", or empty. */
  search: string
}

/** Reads the URL of a request. Returns undefined for a URL that no page or file can have. */
export function readRequestTarget(url: string): RequestTarget | undefined {
  const [rawPath = ''] = url.split('?', 1)
  const path = decodePath(rawPath)
  return path === undefined ? undefined : { path, search: url.slice(rawPath.length) }
}
