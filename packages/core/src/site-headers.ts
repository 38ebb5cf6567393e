import { BUILDS_FOLDER } from './build-manifest'
import { FEED_FILES, isFeed } from './feed-files'
import { SEARCH_INDEX_FOLDER } from './search-index'
import type { Site } from './site'
import { VIDEO_FRAME_ORIGINS } from './video-source'

/** Headers of every response. The content security policy, which also controls framing, is separate. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Browsers ignore this header on plain HTTP, so it does not affect localhost.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
}

/** `Cache-Control` for files that may change under the same name. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/** `Cache-Control` for files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Origins for previews of drafts: preview servers, and editors that may show pages in a frame. */
export interface PreviewOrigins {
  /** Origin of a preview server; "/" for the page's own origin, "" for none. */
  api: string
  stagingApi: string
  editorOrigins: readonly string[]
}

/** CSP hashes ("sha256-…") of a document's inline scripts and style elements, in document order. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

type ConnectedSite = Pick<Site, 'icons' | 'analytics' | 'feedback' | 'security'>

/** Returns the URLs to which scripts of a site's pages send requests, except for previews. */
export const connectSources = ({ icons, analytics, feedback, security }: ConnectedSite) => [
  ...icons.sources,
  analytics.host,
  feedback.sendTo,
  ...security.requestOrigins,
]

/**
 * Returns the content security policy of a document.
 * @param hashes Hashes of the allowed inline scripts and style elements.
 * @param sources URLs to which scripts may send requests. Paths of this site are ignored, because the site itself is always allowed.
 * @param preview Preview servers, from which drafts and their images may be loaded, and editors that may frame the document.
 * @param frames Origins that frames may show, in addition to the video services.
 * @param imageHosts Hosts of other sites from which images may be loaded.
 * @param scriptOrigins Origins of other sites from which scripts may be loaded.
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes = { scripts: [], styles: [] },
  sources: readonly string[] = [],
  { api, stagingApi, editorOrigins }: PreviewOrigins = { api: '', stagingApi: '', editorOrigins: [] },
  frames: readonly string[] = [],
  imageHosts: readonly string[] = [],
  scriptOrigins: readonly string[] = [],
) {
  const previews = [api, stagingApi]
  return [
    "default-src 'self'",
    // SQLite in the browser is WebAssembly, in a worker.
    ["script-src 'self' 'wasm-unsafe-eval'", ...originsOf(scriptOrigins), ...scripts.map((hash) => `'${hash}'`)].join(
      ' ',
    ),
    "worker-src 'self'",
    // No exception is needed for rules that scripts add: constructed style sheets are not subject to the policy.
    ["style-src 'self'", ...styles.map((hash) => `'${hash}'`)].join(' '),
    // KaTeX and Mermaid write style attributes, and a reader can navigate from any page to a page with formulas or diagrams.
    // A style attribute has no selectors, so an attacker cannot use the attribute to read the page.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...originsOf([...previews, ...imageHosts.map((host) => `https://${host}`)])].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...originsOf([...sources, ...previews])].join(' '),
    // Video services show their videos in frames.
    ["frame-src 'self'", ...VIDEO_FRAME_ORIGINS, ...frames].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...originsOf(editorOrigins)].join(' '),
  ].join('; ')
}

/** Returns the unique origins of absolute URLs. */
const originsOf = (urls: readonly string[]) => [
  ...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin)),
]

/**
 * True for a file with a content hash in its name: scripts and styles in the root folder, files below /static, search indexes, descriptions of
 * builds, and fonts.
 */
export function isHashedFile(path: string) {
  return [HASHED_BUNDLE, HASHED_STATIC, HASHED_FONT, HASHED_INDEX, BUILD_META].some((pattern) => pattern.test(path))
}

/** "/app-<hash>.js", "/styles.<hash>.css", "/app-<hash>.js.map" */
const HASHED_BUNDLE = /^\/(?:[^/]+[-.])?[0-9a-f]{10,}\.(?:js|css|wasm)(?:\.\w+)*$/

/** "/static/<hash>/photo.webp", "/static/page-<hash>.css" */
const HASHED_STATIC = /^\/static\/(?:.*[-./])?[0-9a-f]{16,}[./]/

/** "/fonts/geist-latin-<hash>.woff2" */
const HASHED_FONT = /^\/fonts\/[^/]+-[0-9a-f]{10}\.woff2$/

/** "/api/search/index/docs-<hash>.json" */
const HASHED_INDEX = new RegExp(`^${SEARCH_INDEX_FOLDER}/[^/]+-[0-9a-f]{10,}\\.json$`)

/** "/builds/meta/<id>.json" */
const BUILD_META = new RegExp(`^${BUILDS_FOLDER}/meta/[0-9a-f]{20}\\.json$`)

/** Returns the `Cache-Control` header of a file. */
export function cacheControl(path: string) {
  return isHashedFile(path) ? IMMUTABLE : REVALIDATE
}

/**
 * Returns the additional headers of a feed: programs on other sites may load the feed, and JSON Feed has its own media type. RSS and Atom keep
 * `application/xml`, because browsers apply the style sheet only to this type.
 */
export function feedHeaders(path: string): Record<string, string> {
  if (!isFeed(path)) return {}
  const isJson = path.endsWith(FEED_FILES.json)
  return {
    'Access-Control-Allow-Origin': '*',
    ...(isJson && { 'Content-Type': 'application/feed+json; charset=utf-8' }),
  }
}
