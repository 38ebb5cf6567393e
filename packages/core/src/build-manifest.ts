/** The folder of `public/` with the data about a build. */
export const BUILDS_FOLDER = '/builds'

/** Names the published build. Open pages poll it. */
export const LATEST_BUILD_FILE = `${BUILDS_FOLDER}/latest.json`

/** An open page asks that often which build is published. */
export const POLL_INTERVAL_MS = 3_600_000

/** `/builds/latest.json`. */
export interface LatestBuild {
  /** Digest of all that readers get, 20 hexadecimal digits: another after every change, the same when nothing has changed. */
  id: string
  /** When the build with this id was made first, in milliseconds since 1970. */
  timestamp: number
}

/** `/builds/meta/{id}.json`. */
export interface BuildMeta extends LatestBuild {
  /** Paths of all pages that have HTML, in order. */
  prerendered: readonly string[]
  matcher: {
    /** Old URLs: a path, or a prefix that ends in "/*". */
    redirects: readonly { from: string; to: string; status: number }[]
    /** Rules for pages; of those that match a path the first counts. */
    rules: readonly { path: string; validate: boolean; middleware: readonly string[] }[]
  }
}

/** Path of the description of a build. */
export const buildMetaFile = (id: string) => `${BUILDS_FOLDER}/meta/${id}.json`
