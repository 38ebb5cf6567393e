/** Timeout of one request to an icon source. */
export const ICON_FETCH_TIMEOUT_MS = 1500

/** Maximum length of a request URL in characters. More icons are split over several requests. */
export const ICON_URL_LENGTH = 500

/** Time without an answer after which the next source is requested as well. */
export const ICON_ROTATION_MS = 750

/** Time after the request to the last source. Icons that no source has sent within this time count as missing. */
export const ICON_TIMEOUT_MS = 5000

let sources: readonly string[] = []

/**
 * Sets the URLs, in order of preference, from which icons unknown at build time are loaded. Requests append `/{prefix}.json?icons={names}`. Call it
 * before the first icon renders.
 */
export function setIconSources(urls: readonly string[]) {
  sources = urls
}

export const iconSources = () => sources
