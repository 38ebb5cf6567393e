import { OWN_ID } from './own-ids'

/** Id of the JSON that says what the application needs to know of the page: `PageFacts`. */
export const PAGE_ID = `${OWN_ID}-page`
/** Id of the JSON with the URLs of the application's scripts, in the order in which they run. */
export const SCRIPTS_ID = `${OWN_ID}-scripts`

/** Id of the script that every page loads beside its HTML. */
export const DEFERRED_ID = `${OWN_ID}-deferred`

/** Id of the rules by which the browser fetches pages ahead, until the application does. */
export const AHEAD_ID = `${OWN_ID}-ahead`

/** On entries of the changelog, with their day in `data-date`: "new" on one that came after the reader's last visit. Pages with it have a script for it. */
export const NEW_ENTRY = 'data-new-entry'

/** What the HTML of a page tells the application. */
export interface PageFacts {
  /** The page that was built: "/404.html" for an unknown URL. */
  path: string
  /** The URLs of the data that it is made of. */
  data: readonly string[]
  /** Names the chunk of its code, beside the application. */
  chunk: string
}
