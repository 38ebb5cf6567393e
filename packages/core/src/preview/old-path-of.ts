import type { DraftChange } from './preview-api'

/** Where the page of a change was, when it or its file is no longer there. */
export const oldPathOf = ({ state, path, from, fromFile }: DraftChange) =>
  state === 'deleted' || fromFile !== undefined ? path : from

/** Whether the page of a change was at a path where it no longer is. */
export const wasAt = (change: DraftChange, path: string) =>
  oldPathOf(change) === path || change.between?.includes(path) === true
