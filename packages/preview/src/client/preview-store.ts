import type { NavigationItem } from '@galley/core/navigation'
import type { PreviewPage } from '@galley/core/preview'
import { createStore } from '@galley/core/store'
import type { PreviewState } from './preview-state'

/** The state of the bar, and all that the page needs to render drafts. */
export interface PreviewStoreState extends PreviewState {
  /** Pages as the server last rendered them, by path; null if the drafts have no page at the path. */
  pages: ReadonlyMap<string, PreviewPage | null>
  /** Pages of the compared version, by path; null if it has no page at the path. */
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
    pages: new Map(),
    comparedPages: new Map(),
    builtPaths: new Set(),
    hiddenPaths: new Set(),
  })
  const update = (change: Partial<PreviewStoreState>) => setState({ ...getState(), ...change })
  return { getState, update, subscribe }
}

/** Maximum number of stored pages. They show at once when the editor returns to them. */
export const MAX_KEPT_PAGES = 50

/** Returns the pages with one more as the newest. Drops the oldest above `MAX_KEPT_PAGES`. */
export function keepPage<Page>(pages: ReadonlyMap<string, Page>, path: string, page: Page): Map<string, Page> {
  const kept = new Map(pages)
  kept.delete(path)
  kept.set(path, page)
  for (const oldest of [...kept.keys()].slice(0, -MAX_KEPT_PAGES)) kept.delete(oldest)
  return kept
}

/** Returns the page to render at a path; null if the drafts have none, undefined until the server has answered. */
export const shownPage = ({ pages, unsaved }: Pick<PreviewStoreState, 'pages' | 'unsaved'>, path: string) =>
  unsaved?.path === path ? unsaved : pages.get(path)

/** Returns true if this build made a page at the path and the drafts no longer have it. False if the token may not see the path. */
export function isGone(
  { pages, builtPaths, hiddenPaths }: Pick<PreviewStoreState, 'pages' | 'builtPaths' | 'hiddenPaths'>,
  path: string,
) {
  return pages.get(path) === null && builtPaths.has(path) && !hiddenPaths.has(path)
}

/** Returns the reason why the drafts have no page at a path; undefined if they have one, and while the published page is visible. */
export function findAbsence(state: PreviewStoreState, path: string, isBuilt: boolean): PreviewState['absence'] {
  if (state.hiddenPaths.has(path)) return 'hidden'
  if (!isBuilt) return shownPage(state, path) === null ? 'missing' : undefined
  // A preview build may contain a draft that has been deleted since.
  return state.against !== undefined && isGone(state, path) && state.comparedPages.get(path) === null
    ? 'missing'
    : undefined
}

export type PreviewStore = ReturnType<typeof createPreviewStore>
