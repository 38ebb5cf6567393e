import type {
  BuildState,
  CorrectedLinks,
  DraftChange,
  DraftProblem,
  OldLinks,
  PreviewBranchSummary,
  PreviewEvents,
  PreviewPage,
  PreviewSession,
  SharedLink,
} from '@galley/core/preview'

/** State of the connection to the preview server. `gone`: the branch was deleted. */
export type PreviewStatus = 'connecting' | 'live' | 'offline' | 'expired' | 'refused' | 'gone'

/** The state of the preview in the page. */
export interface PreviewState {
  status: PreviewStatus
  /** When the next attempt to connect begins, in milliseconds since 1970; only while offline. */
  retryAt?: number | undefined
  /** The visible version of the page. */
  view: 'draft' | 'published'
  /** Undefined until the server has accepted the token. */
  session?: PreviewSession | undefined
  /** The branch, or `PUBLISHED_BRANCH`, that the drafts are compared with; undefined for the content this page was built from. */
  against?: string | undefined
  /** The branches that the token may see; undefined until they are requested. */
  branches?: readonly PreviewBranchSummary[] | undefined
  /** All content files that differ from this build, or from `against`. */
  changes: readonly DraftChange[]
  /** True until `changes` are known. */
  isCounting?: boolean | undefined
  /** True if this page's build has no baseline, so changes cannot be counted. */
  hasNoBaseline?: boolean | undefined
  /** All problems in the content. */
  problems: readonly DraftProblem[]
  /** The visible revision of the content. */
  revision: number
  /** True while the server compiles a saved file for longer than usual. */
  isCompiling?: boolean | undefined
  build: BuildState
  path: string
  /** The current page as the server rendered it; undefined until the server has answered, and if the drafts have no page here. */
  page?: PreviewPage | undefined
  /** The reason why `page` is undefined: no page has this path, or the token may not see it. */
  absence?: 'missing' | 'hidden' | undefined
  /** The page of an unsaved text, which an editor in the parent window has sent. */
  unsaved?: PreviewPage | undefined
  /** The data of the current page as published, or on the branch in `against`; undefined for a new page. */
  published?: unknown
  /** True until `published` is known. */
  isPublishedPending?: boolean | undefined
  /** The other people on the current page; undefined while there are none, and if the server does not report them. */
  others?: PreviewEvents['presence'] | undefined
  /** When the visible page last changed, in milliseconds since 1970. */
  updatedAt?: number | undefined
  /** How far the server's clock is ahead of the browser's, in milliseconds; undefined until the server has answered. */
  clockAheadMs?: number | undefined
}

/** The actions of the bar. Those that return a promise reject with an `Error` whose message tells the editor the reason. */
export interface PreviewActions {
  show: (view: PreviewState['view']) => void
  /** Reconnects at once. */
  retry: () => void
  /** Creates a link to the current page that others can open until `expires`, an ISO date. */
  share: (expires: string) => Promise<{ link: string; expires: string }>
  /** Requests the shared links that are still valid. */
  listShares: () => Promise<SharedLink[]>
  revokeShare: (id: string) => Promise<void>
  build: () => Promise<void>
  /** Requests the links to the old path of a page. */
  findLinks: (oldPath: string) => Promise<OldLinks>
  /** Corrects the links to the old path of a page. Skips files whose digest is not the one in `seen`. */
  correctLinks: (oldPath: string, seen: OldLinks['files']) => Promise<CorrectedLinks>
  /** Requests `branches` again. */
  listBranches: () => Promise<void>
  /** Opens the current path on another branch. */
  openBranch: (name: string) => void
  /** Counts the changes against another branch; undefined for the published site. */
  compareWith: (branch: string | undefined) => void
  /** Opens the current page of the preview build in a new tab, and hands the token over. */
  openBuild: () => void
  /** Turns the preview off and forgets the token. */
  leave: () => void
}

/** Name of the frame that shows the page at another width. The page renders no bar in it. */
export const DEVICE_FRAME = 'galley-device'

/** Returns the problems of the current page; of the unsaved text while one is shown. */
export function findProblems({ path, page, problems, unsaved }: PreviewState) {
  if (unsaved?.path === path) return unsaved.problems
  // The page names the files that it includes; the list is newer, so it tells which of their problems remain.
  const files = new Set([page?.file, ...(page?.problems ?? []).map(({ file }) => file)])
  return problems.filter((problem) => problem.path === path || files.has(problem.file))
}
