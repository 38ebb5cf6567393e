import type { DraftSearch } from '@galley/core/preview'

/** Loads the drafts for searches. It is called once: set another one when drafts change. */
export type DraftSource = () => Promise<DraftSearch>

let source: DraftSource | undefined

/** Makes searches find drafts, from the next one on; `undefined` leaves what was published. */
export const setDraftSearch = (next: DraftSource | undefined) => {
  source = next
}

export const readDraftSource = () => source
