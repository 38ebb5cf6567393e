import type { DraftChange } from './preview-api'

/** Returns the former path of a page that was deleted or moved, or whose file was renamed; undefined for other changes. */
export const oldPathOf = ({ state, path, from, fromFile }: DraftChange) =>
  state === 'deleted' || fromFile !== undefined ? path : from

/** True if the page of a change was at a path and is no longer there. */
export const wasAt = (change: DraftChange, path: string) =>
  oldPathOf(change) === path || change.between?.includes(path) === true
