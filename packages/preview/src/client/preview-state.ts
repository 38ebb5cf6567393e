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

/** State of the connection to the preview server. */
export type PreviewStatus = 'connecting' | 'live' | 'offline' | 'expired' | 'refused' | 'gone'

/** The state of the preview in the page. */
export interface PreviewState {
  status: PreviewStatus
  /** When the next try to connect begins, in milliseconds since 1970; only while offline. */
  retryAt?: number | undefined
  /** What is visible: the page with its drafts, or as it was published. */
  view: 'draft' | 'published'
  /** Once the server has accepted the token. */
  session?: PreviewSession | undefined
  /** The branch that the preview is compared with, also `PUBLISHED_BRANCH`; undefined for what this page was built from. */
  against?: string | undefined
  /** The branches that the token may see; undefined until they are asked for. */
  branches?: readonly PreviewBranchSummary[] | undefined
  /** Everything that differs from this build, or from `against`. */
  changes: readonly DraftChange[]
  /** True until `changes` are known. */
  isCounting?: boolean | undefined
  /** True when this page's build does not say what it was made from, so that no changes can be counted. */
  hasNoBaseline?: boolean | undefined
  /** Everything that is wrong in the content. */
  problems: readonly DraftProblem[]
  /** The content's revision that is visible. */
  revision: number
  /** True while something that was saved takes long to compile. */
  isCompiling?: boolean | undefined
  build: BuildState
  path: string
  /** The current page as the server rendered it; undefined until it has answered, and where there is none. */
  page?: PreviewPage | undefined
  /** Why there is no page: nothing is at this path, or the token may not see what is. */
  absence?: 'missing' | 'hidden' | undefined
  /** The page of a text that an editor elsewhere has not saved. */
  unsaved?: PreviewPage | undefined
  /** The data of the current page as it was published, or is on the branch in `against`; undefined for a new page. */
  published?: unknown
  /** True until `published` is known. */
  isPublishedPending?: boolean | undefined
  /** Who else looks at the current page; undefined while nobody does, and where the server does not tell. */
  others?: PreviewEvents['presence'] | undefined
  /** When what is visible last changed, in milliseconds since 1970. */
  updatedAt?: number | undefined
  /** How far the server's clock is ahead of the browser's, in milliseconds; taken as 0 until it is known. */
  clockAheadMs?: number | undefined
}

export interface PreviewActions {
  /** Shows the drafts, or the published site. */
  show: (view: PreviewState['view']) => void
  /** Connects again at once. */
  retry: () => void
  /** Makes a link to the current page that others may open until `expires`, an ISO date. */
  share: (expires: string) => Promise<{ link: string; expires: string }>
  /** The links that were shared and are still valid. This and the next reject with an `Error` that says why not, as `share` does. */
  listShares: () => Promise<SharedLink[]>
  revokeShare: (id: string) => Promise<void>
  build: () => Promise<void>
  /** Finds the links to where a page was; rejects with an `Error` that says why not. */
  findLinks: (oldPath: string) => Promise<OldLinks>
  /** Corrects these links in files that hold what was seen; rejects with an `Error` that says why not. */
  correctLinks: (oldPath: string, seen: OldLinks['files']) => Promise<CorrectedLinks>
  /** Asks for the branches anew; rejects with an `Error` that says why there is no answer. */
  listBranches: () => Promise<void>
  /** Shows another branch, at the same path. */
  openBranch: (name: string) => void
  /** Counts the changes against another branch; undefined for the published site. */
  compareWith: (branch: string | undefined) => void
  /** Opens the current page in the preview build, in a new tab, with the token where that is another origin. Without it the bar links there. */
  openBuild?: (() => void) | undefined
  /** Turns the preview off and forgets the token. */
  leave: () => void
}

/** Name of the frame in which the page is shown at another width. In it there is no bar. */
export const DEVICE_FRAME = 'galley-device'
