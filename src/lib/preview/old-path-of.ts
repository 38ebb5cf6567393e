import type { DraftChange } from './preview-api'

/** Where the page of a change was, when it is no longer there. */
export const oldPathOf = ({ state, path, from }: DraftChange) => (state === 'deleted' ? path : from)
