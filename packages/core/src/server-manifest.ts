import type { LatestBuild } from './build-manifest'
import type { InlineHashes, PreviewOrigins } from './site-headers'
import { listTranslations, pathInFirstLanguage, pathInLanguage } from './translations'

/** Path of the manifest, relative to the project's folder. */
export const SERVER_MANIFEST_FILE = '.cache/server-manifest.json'

/** Data of the build for `packages/server`. `gatsby-adapter-node` writes it, and the server reads it once at start. */
export interface ServerManifest {
  /** Id and time of the build; undefined in a manifest of an earlier version of Galley. */
  build?: LatestBuild
  /** Paths of the built pages, such as "/docs/getting-started", without a trailing slash (the root is "/"). */
  pages: string[]
  redirects: ManifestRedirect[]
  /** Headers of the project's Gatsby configuration, which the server adds to its own. */
  headers: ManifestHeaders[]
  /** Header rules for static hosts, whose paths may contain one "*" for any text; undefined in a manifest of an earlier version of Galley. */
  hostHeaders?: ManifestHeaders[]
  /** The preview server that pages connect to; undefined for none. */
  preview?: PreviewOrigins
  /** CSP hashes of the inline scripts and styles of each page's HTML, by the path of the page. */
  inlineHashes: Record<string, InlineHashes>
  /**
   * Origins of other sites that pages show in frames; undefined for none. The content security policy of every page allows all these origins: the
   * policy of the first page stays in force when the reader navigates to other pages.
   */
  frameOrigins?: string[]
}

export interface ManifestRedirect {
  /** A path, or a prefix that ends in "/*". */
  from: string
  /** A path with an optional hash, or an absolute https URL. The server replaces a trailing "*" with the text that the "*" of `from` matched. */
  to: string
  status: 301 | 302 | 307 | 308
}

export interface ManifestHeaders {
  /** The path of a page or file, or a pattern in rules for static hosts. */
  for: string
  values: Record<string, string>
}

/** Path of the page for unknown paths. Other languages have a page of their own: hosts that support one 404 page show the page of the first language. */
export const NOT_FOUND_PAGE = '/404.html'

/** Path of the page for unknown paths in `gatsby develop`. */
export const DEVELOP_NOT_FOUND_PAGE = '/dev-404-page'

/** True for the path of a 404 page. A build has the page of each language twice, at two paths. */
export const isNotFoundPage = (path: string) => [NOT_FOUND_PAGE, '/404'].includes(pathInFirstLanguage(path))

/** Returns the 404 page of each language, the first language last, by the path of the pages that it stands for: "/de" and "". */
export const listNotFoundPages = () =>
  [...listTranslations(), undefined].map((language) => ({
    folder: language === undefined ? '' : `/${language}`,
    page: pathInLanguage(NOT_FOUND_PAGE, language),
  }))

/** Returns the HTML file of a page, relative to `public/`. */
export function htmlFileOf(pagePath: string) {
  if (pagePath === '/') return 'index.html'
  return pagePath.endsWith('.html') ? pagePath.slice(1) : `${pagePath.slice(1)}/index.html`
}
