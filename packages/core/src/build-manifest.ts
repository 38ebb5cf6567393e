/** The folder of `public/` with the data about a build. */
export const BUILDS_FOLDER = '/builds'

/** File that names the published build. Open pages poll it. */
export const LATEST_BUILD_FILE = `${BUILDS_FOLDER}/latest.json`

/** Time between two requests of an open page for `LATEST_BUILD_FILE`. */
export const POLL_INTERVAL_MS = 3_600_000

/** Content of `/builds/latest.json`. */
export interface LatestBuild {
  /** Digest of all files that readers receive, 20 hexadecimal digits. Two builds with the same files have the same id. */
  id: string
  /** Time of the first build with this id, in milliseconds since 1970. */
  timestamp: number
}

/** Content of `/builds/meta/{id}.json`. */
export interface BuildMeta extends LatestBuild {
  /** Paths of all pages that have HTML, sorted. */
  prerendered: readonly string[]
  matcher: {
    /** Old URLs: a path, or a prefix that ends in "/*". */
    redirects: readonly { from: string; to: string; status: number }[]
    /** Rules for pages. The first rule that matches a path applies. */
    rules: readonly { path: string; validate: boolean; middleware: readonly string[] }[]
  }
}

/** Returns the path of a build's description. */
export const buildMetaFile = (id: string) => `${BUILDS_FOLDER}/meta/${id}.json`
