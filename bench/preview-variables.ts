/** Where the benchmarks run a preview server. */
export const PREVIEW_ORIGIN = 'http://127.0.0.1:9125'

/** With these variables the site, and the server of its pages, know of it. */
export const PREVIEW_VARIABLES = { GATSBY_PREVIEW_API: PREVIEW_ORIGIN }
