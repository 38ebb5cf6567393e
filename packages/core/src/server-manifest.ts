import type { LatestBuild } from './build-manifest'
import type { InlineHashes, PreviewOrigins } from './site-headers'

/** Path of the manifest, relative to the project. */
export const SERVER_MANIFEST_FILE = '.cache/server-manifest.json'

/** The data of the build for `packages/server`: written by `gatsby-adapter-node`, read once at start. */
export interface ServerManifest {
  /** Which build this is; undefined in a manifest of an earlier version of the project. */
  build?: LatestBuild
  /** Paths of the built pages, such as "/docs/getting-started", without a trailing slash (the root is "/"). */
  pages: string[]
  redirects: ManifestRedirect[]
  /** Headers that the project's Gatsby configuration adds to the usual ones. */
  headers: ManifestHeaders[]
  /** The preview server that pages connect to; undefined for none. */
  preview?: PreviewOrigins
  /** Page path to the CSP hashes of what is inline in its HTML. */
  inlineHashes: Record<string, InlineHashes>
  /**
   * The origins of others that frames of the pages show; undefined for none. Every page has them in its policy, because it stays that of the
   * document while the application shows other pages in it.
   */
  frameOrigins?: string[]
}

export interface ManifestRedirect {
  /** A path, or a prefix that ends in "/*". */
  from: string
  /** A path with an optional hash, or an absolute https URL. A trailing "/*" takes what the prefix's "*" matched. */
  to: string
  status: 301 | 302 | 307 | 308
}

export interface ManifestHeaders {
  /** The path of one page or file. */
  for: string
  values: Record<string, string>
}

/** The page for paths that do not exist. */
export const NOT_FOUND_PAGE = '/404.html'

/** The same in `gatsby develop`. */
export const DEVELOP_NOT_FOUND_PAGE = '/dev-404-page'

/** Its title, which the server completes with the path. */
export const NOT_FOUND_TITLE = 'Page not found'

/** Whether a built page is the 404 page, which Gatsby builds twice. It has no path of its own. */
export const isNotFoundPage = (path: string) => path === NOT_FOUND_PAGE || path === '/404'

/** A page's file, relative to the public folder. */
export function htmlFileOf(pagePath: string) {
  if (pagePath === '/') return 'index.html'
  return pagePath.endsWith('.html') ? pagePath.slice(1) : `${pagePath.slice(1)}/index.html`
}
