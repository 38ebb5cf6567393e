import type {
  BuildState,
  ChangedEvent,
  DraftChange,
  DraftProblem,
  PreviewClaims,
  PreviewEvents,
  PreviewPage,
} from '@galley/core/preview'
import type { PreviewBranch } from './preview-contents'
import { maySeePath } from './tokens'

/** A message may name files of other pages, or say that there is none of a name. A token for some paths gets this one instead. */
export const HIDDEN_MESSAGE = 'This draft has a problem here. Open it with a link for all pages to read what is wrong.'

/** Which pages a token may see; undefined for all. */
export const visibleIn = (claims: PreviewClaims) =>
  claims.paths ? (path: string) => maySeePath(claims, path) : undefined

/** A file that is no page belongs to many pages, so only a token for all of them may see it. */
export const maySeeFile = (claims: PreviewClaims, path: string | undefined) =>
  claims.paths === undefined || (path !== undefined && maySeePath(claims, path))

/** The changes that a token may see. One for some paths does not say who wrote them, nor how many files link to them; the old path of a moved page may be hidden. */
export const visibleChanges = (claims: PreviewClaims, changes: readonly DraftChange[]): DraftChange[] =>
  claims.paths === undefined
    ? [...changes]
    : changes
        .filter(({ path }) => maySeeFile(claims, path))
        .map(({ from, between: _between, fromFile: _fromFile, author: _author, linkedFrom: _linkedFrom, ...change }) =>
          from !== undefined && maySeeFile(claims, from) ? { ...change, from } : change,
        )

/** Problems without their messages. That a link leads to nothing, or a text is used by another file, would tell which other pages there are. */
const hideMessages = (problems: readonly DraftProblem[]) =>
  problems
    .filter(({ href, isShared }) => href === undefined && !isShared)
    .map((problem) => ({ ...problem, message: HIDDEN_MESSAGE }))

/** The problems that a token may see; one for some paths learns where they are. */
export const visibleProblems = (claims: PreviewClaims, problems: readonly DraftProblem[]): DraftProblem[] =>
  claims.paths === undefined ? [...problems] : hideMessages(problems.filter(({ path }) => maySeeFile(claims, path)))

/** A page that a token may see, without what others wrote about it. */
export function visiblePage(claims: PreviewClaims, page: PreviewPage): PreviewPage {
  if (claims.paths === undefined) return page
  const { author: _author, problems, ...seen } = page
  return { ...seen, problems: hideMessages(problems) }
}

/** The state without its log and the files that wait for a build, which name files of the whole site. */
const withoutFiles = ({ log: _log, waiting: _waiting, ...state }: BuildState): BuildState => state

/** State of the preview build; `none` on a server without builds. */
export const visibleBuild = ({ paths }: PreviewClaims, { buildState }: Pick<PreviewBranch, 'buildState'>) =>
  paths ? withoutFiles(buildState()) : buildState()

/** Leaves out of an event what a token for some paths may not see. */
export function reduceEvent<Event extends keyof PreviewEvents>(
  claims: PreviewClaims,
  event: Event,
  data: PreviewEvents[Event],
): PreviewEvents[Event] | undefined {
  if (claims.paths === undefined) return data
  if (event === 'build') return withoutFiles(data as BuildState) as PreviewEvents[Event]
  if (event === 'changed' || event === 'deleted') {
    const changed = data as ChangedEvent
    // A hidden file may still show on their page: with an empty list they ask again.
    const isSeen = changed.files.every(({ path }) => maySeeFile(claims, path))
    return { ...changed, files: isSeen ? changed.files : [] } as PreviewEvents[Event]
  }
  if (event !== 'problems') return data
  const found = data as PreviewEvents['problems']
  if (!maySeeFile(claims, found.path)) return undefined
  return { ...found, problems: hideMessages(found.problems) } as PreviewEvents[Event]
}
