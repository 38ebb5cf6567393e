import type { DraftSearch } from '~/lib/preview'

/** Fetches what searches have to know of the drafts. It is asked once: give another one when drafts have changed. */
export type DraftSource = () => Promise<DraftSearch>

let source: DraftSource | undefined

/** Makes searches find drafts, from the next one on; `undefined` leaves what was published. */
export const setDraftSearch = (next: DraftSource | undefined) => {
  source = next
}

export const readDraftSource = () => source
