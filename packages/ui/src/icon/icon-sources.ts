/** A source that has not sent its answer by then is not waited for. */
export const ICON_FETCH_TIMEOUT_MS = 1500

/** Characters of a URL: more icons are asked for in several requests. */
export const ICON_URL_LENGTH = 500

/** After this time without an answer, the next source is asked as well. */
export const ICON_ROTATION_MS = 750

/** When all sources have been asked, and this time has gone by without an answer, the icons count as missing. */
export const ICON_TIMEOUT_MS = 5000

/** Where icons are asked for, in this order; `/{prefix}.json?icons={names}` is appended to each. */
let sources: readonly string[] = []

/** Sets the sources of icons that were not known at build. Call it once, before any is shown. */
export function setIconSources(urls: readonly string[]) {
  sources = urls
}

export const iconSources = () => sources
