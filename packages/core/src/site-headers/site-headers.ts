import { BUILDS_FOLDER } from '../build-manifest'
import { FEED_FILES, isFeed } from '../feed-files'
import { SEARCH_INDEX_FOLDER } from '../search-index'
import { VIDEO_FRAME_ORIGINS } from '../video-source'

/** Headers of every response. Who may frame a page is in the content security policy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Browsers ignore it on plain http, so it does not get in the way on localhost.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
}

/** For files that may change under the same name. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Whom a page talks to for previews of drafts, and who may frame it then. */
export interface PreviewOrigins {
  /** Origin of a preview server; "/" for the page's own, "" for none. */
  api: string
  stagingApi: string
  /** Origins of editors. */
  editorOrigins: readonly string[]
}

/** The CSP hashes ("sha256-…") of the inline scripts and style elements of a document, in the order in which they stand. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

interface ConnectedSite {
  icons: { sources: readonly string[] }
  analytics: { host: string }
  feedback: { sendTo: string }
  security: { requestOrigins: readonly string[] }
}

/** Where the scripts of a site's pages send requests, apart from previews. */
export const connectSources = ({ icons, analytics, feedback, security }: ConnectedSite) => [
  ...icons.sources,
  analytics.host,
  feedback.sendTo,
  ...security.requestOrigins,
]

/**
 * The content security policy of a document.
 * @param hashes The inline scripts and style elements that apply.
 * @param sources What its scripts may load from: URLs of this site and of others.
 * @param preview Where its drafts come from, images included, and who may frame it.
 * @param frames The origins of others that its frames may show, apart from films.
 * @param imageHosts The hosts of others whose images it may show.
 * @param scriptOrigins The origins of others whose scripts it may run.
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
    // The database of the browser is WebAssembly, in a worker.
    ["script-src 'self' 'wasm-unsafe-eval'", ...originsOf(scriptOrigins), ...scripts.map((hash) => `'${hash}'`)].join(
      ' ',
    ),
    "worker-src 'self'",
    // Scripts add rules as style sheets that they make themselves, which the policy does not concern.
    ["style-src 'self'", ...styles.map((hash) => `'${hash}'`)].join(' '),
    // Formulas and diagrams are HTML and SVG of KaTeX and Mermaid, full of style attributes, also on pages that this one leads to.
    // An attribute styles its own element: it has no selectors, so it cannot read what is on the page.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...originsOf([...previews, ...imageHosts.map((host) => `https://${host}`)])].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...originsOf([...sources, ...previews])].join(' '),
    // Films of others are shown in frames of their services.
    ["frame-src 'self'", ...VIDEO_FRAME_ORIGINS, ...frames].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...originsOf(editorOrigins)].join(' '),
  ].join('; ')
}

/** The origins of URLs, but this site's own. */
const originsOf = (urls: readonly string[]) => [
  ...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin)),
]

/**
 * Whether the build put a content hash in the file's name: scripts and styles at the top, files under /static, indexes of the
 * search, and descriptions of builds; or `npm run fonts` did.
 */
export function isHashedFile(path: string) {
  return [HASHED_BUNDLE, HASHED_STATIC, HASHED_FONT, HASHED_INDEX, BUILD_META].some((pattern) => pattern.test(path))
}

/** Such as "/app-<hash>.js", "/styles.<hash>.css" and "/app-<hash>.js.map". */
const HASHED_BUNDLE = /^\/(?:[^/]+[-.])?[0-9a-f]{10,}\.(?:js|css|wasm)(?:\.\w+)*$/

/** Such as "/static/<hash>/photo.webp" and "/static/page-<hash>.css". */
const HASHED_STATIC = /^\/static\/(?:.*[-./])?[0-9a-f]{16,}[./]/

/** Such as "/fonts/geist-latin-<hash>.woff2". */
const HASHED_FONT = /^\/fonts\/[^/]+-[0-9a-f]{10}\.woff2$/

/** Such as "/api/search/index/docs-<hash>.json". */
const HASHED_INDEX = new RegExp(`^${SEARCH_INDEX_FOLDER}/[^/]+-[0-9a-f]{10,}\\.json$`)

/** Such as "/builds/meta/<id>.json". */
const BUILD_META = new RegExp(`^${BUILDS_FOLDER}/meta/[0-9a-f]{20}\\.json$`)

/** How long a file may be kept without asking again. */
export function cacheControl(path: string) {
  return isHashedFile(path) ? IMMUTABLE : REVALIDATE
}

/**
 * What a feed has beside the headers of other files: programs on other sites may load it, and JSON Feed has a type of its own. RSS and Atom stay
 * `application/xml`, since browsers show that in the style of the site and any other type as text or as a download.
 */
export function feedHeaders(path: string): Record<string, string> {
  if (!isFeed(path)) return {}
  const isJson = path.endsWith(FEED_FILES.json)
  return {
    'Access-Control-Allow-Origin': '*',
    ...(isJson && { 'Content-Type': 'application/feed+json; charset=utf-8' }),
  }
}
