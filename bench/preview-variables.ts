/** The URL of the preview server of the benchmarks. */
export const PREVIEW_ORIGIN = 'http://127.0.0.1:9125'

/** Environment variables with which the site and its server use the preview server. */
export const PREVIEW_VARIABLES = { GATSBY_PREVIEW_API: PREVIEW_ORIGIN }
