import type { NavigationItem } from '@galley/core/navigation'
import type {
  BuildState,
  ChangedEvent,
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
import { createStore } from '@galley/core/store'
import { pathInFirstLanguage } from '@galley/core/translations'

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
  /** The branch, or `PUBLISHED_BRANCH`, to compare the drafts with. Undefined compares the drafts with the content of this page's build. */
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
  /** The server's answer for the current page. Undefined until the server has answered, or if the drafts have no page at this path. */
  page?: PreviewPage | undefined
  /** The reason why `page` is undefined: no page has this path, or the token may not see it. */
  absence?: 'missing' | 'hidden' | undefined
  /** The page of an unsaved text, which an editor in the parent window has sent. */
  unsaved?: PreviewPage | undefined
  /** The data of the current page on the published site, or on the branch in `against`; undefined for a new page. */
  published?: unknown
  /** True until `published` is known. */
  isPublishedPending?: boolean | undefined
  /** The other people on the current page; undefined without other people, and if the server does not report people. */
  others?: PreviewEvents['presence'] | undefined
  /** When the visible page last changed, in milliseconds since 1970. */
  updatedAt?: number | undefined
  /** How far the server's clock is ahead of the browser's, in milliseconds; 0 until the server has answered. */
  clockAheadMs: number
}

/** The actions of the bar. An action that fails rejects with an `Error`, whose message is for the editor. */
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
  /** Corrects the links to the old path of a page. Skips files whose digest differs from `seen`. */
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

/** Name of the frame that shows the page at another width. The page renders no bar in this frame. */
export const DEVICE_FRAME = 'galley-device'

/** Returns the problems of the current page, or of the unsaved text while the page shows an unsaved text. */
export function findProblems({ path, page, problems, unsaved }: PreviewState) {
  if (unsaved?.path === path) return unsaved.problems
  // `page.problems` tells which included files count. The list `problems` is newer than the page, so it decides which problems remain.
  const files = new Set([page?.file, ...(page?.problems ?? []).map(({ file }) => file)])
  return problems.filter((problem) => problem.path === path || files.has(problem.file))
}

/** The state of the bar, and all that the page needs to render drafts. */
export interface PreviewStoreState extends PreviewState {
  /** Pages as the server last rendered them, by path; null if the drafts have no page at the path. */
  pages: ReadonlyMap<string, PreviewPage | null>
  /** Pages of the compared version, by path; null if that version has no page at the path. */
  comparedPages: ReadonlyMap<string, PreviewPage | null>
  /** Paths of the pages that this build made from content files. */
  builtPaths: ReadonlySet<string>
  /** Paths whose request the server refused because the token does not cover them. */
  hiddenPaths: ReadonlySet<string>
  /** The navigation tree of the compared version. */
  comparedNavigation?: NavigationItem[] | undefined
  /** The navigation tree of the documentation, with its root. */
  navigation?: NavigationItem[] | undefined
}

export function createPreviewStore(path: string) {
  const { getState, setState, subscribe } = createStore<PreviewStoreState>({
    status: 'connecting',
    view: 'draft',
    changes: [],
    isCounting: true,
    problems: [],
    revision: 0,
    build: { state: 'none' },
    path,
    clockAheadMs: 0,
    pages: new Map(),
    comparedPages: new Map(),
    builtPaths: new Set(),
    hiddenPaths: new Set(),
  })
  const update = (change: Partial<PreviewStoreState>) => setState({ ...getState(), ...change })
  return { getState, update, subscribe }
}

/** Maximum number of stored pages. A stored page shows at once when the editor returns to its path. */
export const MAX_KEPT_PAGES = 50

/** Adds a page as the newest. Drops the oldest pages above `MAX_KEPT_PAGES`. */
export function keepPage<Page>(pages: ReadonlyMap<string, Page>, path: string, page: Page): Map<string, Page> {
  const kept = new Map(pages)
  kept.delete(path)
  kept.set(path, page)
  for (const oldest of [...kept.keys()].slice(0, -MAX_KEPT_PAGES)) kept.delete(oldest)
  return kept
}

/** Returns the page to render at a path; null if the drafts have no page there, undefined until the server has answered. */
export const shownPage = ({ pages, unsaved }: Pick<PreviewStoreState, 'pages' | 'unsaved'>, path: string) =>
  unsaved?.path === path ? unsaved : pages.get(path)

/** Returns true if this build made a page at the path and the drafts have no page there. False if the token may not see the path. */
export function isGone(
  { pages, builtPaths, hiddenPaths }: Pick<PreviewStoreState, 'pages' | 'builtPaths' | 'hiddenPaths'>,
  path: string,
) {
  // The build also made a page for each language without a translation.
  const isBuilt = builtPaths.has(path) || builtPaths.has(pathInFirstLanguage(path))
  return pages.get(path) === null && isBuilt && !hiddenPaths.has(path)
}

/** Returns the reason why the drafts have no page at a path; undefined if the drafts have a page, or if the published page is shown. */
export function findAbsence(state: PreviewStoreState, path: string, isBuilt: boolean): PreviewState['absence'] {
  if (state.hiddenPaths.has(path)) return 'hidden'
  if (!isBuilt) return shownPage(state, path) === null ? 'missing' : undefined
  // A preview build may contain a draft that has been deleted since.
  return state.against !== undefined && isGone(state, path) && state.comparedPages.get(path) === null
    ? 'missing'
    : undefined
}

/** Returns true if changed files may affect a page. `page` is the stored page; null if the path has no page. */
export function isAffected(path: string, page: PreviewPage | null, { files }: ChangedEvent) {
  // Events with too many files list none of them.
  if (files.length === 0) return true
  return files.some(({ file, kind, collection, path: changedPath }) => {
    if (changedPath === path || changedPath === pathInFirstLanguage(path) || kind === 'folder') return true
    // A page may move to a path that had no page.
    if (!page) return kind === 'page'
    if (file === page.file || kind === 'image' || page.depends.includes('*')) return true
    return collection !== undefined && page.depends.includes(collection)
  })
}

export type PreviewStore = ReturnType<typeof createPreviewStore>
