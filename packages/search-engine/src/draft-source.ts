import type { DraftSearch } from '@galley/core/preview'

/** Loads the drafts for searches. Called once, so set another function when drafts change. */
export type DraftSource = () => Promise<DraftSearch>

let source: DraftSource | undefined

/** Sets the drafts for the next searches. `undefined` restores the published pages. */
export const setDraftSearch = (next: DraftSource | undefined) => {
  source = next
}

export const readDraftSource = () => source
