import { decodePath } from '@galley/core/url-path'

/** What a request asks for. */
export interface RequestTarget {
  /** The decoded path. */
  path: string
  /** The query as sent, with its "?", or nothing. */
  search: string
}

/** Reads the URL of a request; undefined when no page or file can have it. */
export function readRequestTarget(url: string): RequestTarget | undefined {
  const [rawPath = ''] = url.split('?', 1)
  const path = decodePath(rawPath)
  return path === undefined ? undefined : { path, search: url.slice(rawPath.length) }
}
