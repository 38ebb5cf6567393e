import { OWN_ID } from './own-ids'

/** Id of the JSON with `PageFacts` for the application. */
export const PAGE_ID = `${OWN_ID}-page`
/** Id of the JSON with the URLs of the application's scripts, in the order in which they run. */
export const SCRIPTS_ID = `${OWN_ID}-scripts`

/** Id of the script that every page loads deferred. */
export const DEFERRED_ID = `${OWN_ID}-deferred`

/** Id of the script with speculation rules. These rules make the browser prefetch pages until the application takes over. */
export const AHEAD_ID = `${OWN_ID}-ahead`

/**
 * Attribute of changelog entries, which also have their date in `data-date`. A script sets the attribute to "new" for entries that are newer than the
 * reader's last visit.
 */
export const NEW_ENTRY = 'data-new-entry'

/** Facts about the page that its HTML passes to the application. */
export interface PageFacts {
  /** Path of the built page: "/404.html" for an unknown URL. */
  path: string
  /** URLs of the page's data files. */
  data: readonly string[]
  /** Name of the chunk with the code of the page's template. */
  chunk: string
}
