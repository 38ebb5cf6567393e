import type { BuildState, ChangedEvent, DraftChange, PreviewClaims, PreviewEvents } from '../../lib/preview'
import type { Builds } from './builds'
import { maySeePath } from './tokens'

const NO_BUILDS: BuildState = { state: 'none' }

/** Which pages a token may see; undefined for all. */
export const visibleIn = (claims: PreviewClaims) =>
  claims.paths ? (path: string) => maySeePath(claims, path) : undefined

/** What is no page belongs to many, and only who may see all of them is told of it. */
export const maySeeFile = (claims: PreviewClaims, path: string | undefined) =>
  claims.paths === undefined || (path !== undefined && maySeePath(claims, path))

/** The changes that somebody may see; where a page was before may be out of their sight. */
export const seenChanges = (claims: PreviewClaims, changes: readonly DraftChange[]) =>
  changes
    .filter(({ path }) => maySeeFile(claims, path))
    .map(({ from, ...change }) => (from !== undefined && maySeeFile(claims, from) ? { ...change, from } : change))

/** A log names files of the whole site. */
const withoutLog = ({ log: _log, ...state }: BuildState): BuildState => state

/** How the preview build stands; `none` on a server that makes none. */
export const seenBuild = ({ paths }: PreviewClaims, builds: Builds | undefined) => {
  const state = builds?.state() ?? NO_BUILDS
  return paths ? withoutLog(state) : state
}

/** What of an event somebody may see who may not see every page. */
export function reduceEvent<Event extends keyof PreviewEvents>(
  claims: PreviewClaims,
  event: Event,
  data: PreviewEvents[Event],
): PreviewEvents[Event] | undefined {
  if (claims.paths === undefined) return data
  if (event === 'build') return withoutLog(data as BuildState) as PreviewEvents[Event]
  if (event === 'changed' || event === 'deleted') {
    const changed = data as ChangedEvent
    // What is not told may show on their page all the same: with an empty list they ask anew.
    const isSeen = changed.files.every(({ path }) => maySeeFile(claims, path))
    return { ...changed, files: isSeen ? changed.files : [] } as PreviewEvents[Event]
  }
  if (event !== 'problems') return data
  return maySeeFile(claims, (data as PreviewEvents['problems']).path) ? data : undefined
}
