import type {
  BuildState,
  ChangedEvent,
  DraftChange,
  DraftProblem,
  PreviewClaims,
  PreviewEvents,
  PreviewPage,
} from '@galley/core/preview'
import type { PreviewBranch } from './open-branch'
import { maySeePath } from './tokens'

/** Replaces problem messages for tokens with a path scope: a message may name files of other pages, or reveal that a file is missing. */
export const HIDDEN_MESSAGE = 'This draft has a problem here. Open it with a link for all pages to read what is wrong.'

/** Returns the filter of paths that a token may see, or undefined if it may see all pages. */
export const visibleIn = (claims: PreviewClaims) =>
  claims.paths ? (path: string) => maySeePath(claims, path) : undefined

/** Returns true if a token may see a file. A file without a page may belong to many pages, so only a token for all pages may see it. */
export const maySeeFile = (claims: PreviewClaims, path: string | undefined) =>
  claims.paths === undefined || (path !== undefined && maySeePath(claims, path))

/** Returns the changes that a token may see. With a path scope, they have no author and no link count, and old paths only if these are in scope. */
export const visibleChanges = (claims: PreviewClaims, changes: readonly DraftChange[]): DraftChange[] =>
  claims.paths === undefined
    ? [...changes]
    : changes
        .filter(({ path }) => maySeeFile(claims, path))
        .map(({ from, between: _between, fromFile: _fromFile, author: _author, linkedFrom: _linkedFrom, ...change }) =>
          from !== undefined && maySeeFile(claims, from) ? { ...change, from } : change,
        )

/** Hides the messages of problems. Dead links and problems of shared texts are left out, because they reveal which other pages exist. */
const hideMessages = (problems: readonly DraftProblem[]) =>
  problems
    .filter(({ href, isShared }) => href === undefined && !isShared)
    .map((problem) => ({ ...problem, message: HIDDEN_MESSAGE }))

/** Returns the problems that a token may see. With a path scope, they have a position but no message. */
export const visibleProblems = (claims: PreviewClaims, problems: readonly DraftProblem[]): DraftProblem[] =>
  claims.paths === undefined ? [...problems] : hideMessages(problems.filter(({ path }) => maySeeFile(claims, path)))

/** Returns a page without its author and messages if the token has a path scope. */
export function visiblePage(claims: PreviewClaims, page: PreviewPage): PreviewPage {
  if (claims.paths === undefined) return page
  const { author: _author, problems, ...seen } = page
  return { ...seen, problems: hideMessages(problems) }
}

/** Removes the log and the waiting files, which name files of the whole site. */
const withoutFiles = ({ log: _log, waiting: _waiting, ...state }: BuildState): BuildState => state

/** Returns the state of the preview build; `none` on a server without builds. */
export const visibleBuild = ({ paths }: PreviewClaims, { buildState }: Pick<PreviewBranch, 'buildState'>) =>
  paths ? withoutFiles(buildState()) : buildState()

/** Removes from an event what a token with a path scope may not see. Returns undefined if nothing is left. */
export function reduceEvent<Event extends keyof PreviewEvents>(
  claims: PreviewClaims,
  event: Event,
  data: PreviewEvents[Event],
): PreviewEvents[Event] | undefined {
  if (claims.paths === undefined) return data
  if (event === 'build') return withoutFiles(data as BuildState) as PreviewEvents[Event]
  if (event === 'changed' || event === 'deleted') {
    const changed = data as ChangedEvent
    // A hidden file may still affect a page in scope. An empty list makes the browser load that page again.
    const isSeen = changed.files.every(({ path }) => maySeeFile(claims, path))
    return { ...changed, files: isSeen ? changed.files : [] } as PreviewEvents[Event]
  }
  if (event !== 'problems') return data
  const found = data as PreviewEvents['problems']
  if (!maySeeFile(claims, found.path)) return undefined
  return { ...found, problems: hideMessages(found.problems) } as PreviewEvents[Event]
}
