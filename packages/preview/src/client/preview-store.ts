import type { NavigationItem } from '@galley/core/navigation'
import type { PreviewPage } from '@galley/core/preview'
import { createStore } from '@galley/core/store'
import type { PreviewState } from './preview-state'

/** The state of the preview in the page. */
export interface PreviewKnowledge extends PreviewState {
  /** Pages as the server rendered them last, by path; null where it has none. */
  pages: ReadonlyMap<string, PreviewPage | null>
  /** Pages of what the preview is compared with, by path; null where it has none. */
  comparedPages: ReadonlyMap<string, PreviewPage | null>
  /** Paths of the pages that this build made of content. */
  builtPaths: ReadonlySet<string>
  /** Paths that were asked for and that the token may not see. */
  hiddenPaths: ReadonlySet<string>
  /** The navigation tree of what the preview is compared with. */
  comparedNavigation?: NavigationItem[] | undefined
  /** The navigation tree of the documentation, with its root. */
  navigation?: NavigationItem[] | undefined
}

/** Keeps what is known of the preview while the page is at `path`. */
export function createPreviewStore(path: string) {
  const { getState, setState, subscribe } = createStore<PreviewKnowledge>({
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
  const update = (change: Partial<PreviewKnowledge>) => setState({ ...getState(), ...change })
  return { getState, update, subscribe }
}

/** The page at a path as it is to be shown; null where there is none, undefined until that is known. */
export const shownPage = ({ pages, unsaved }: Pick<PreviewKnowledge, 'pages' | 'unsaved'>, path: string) =>
  unsaved?.path === path ? unsaved : pages.get(path)

/** Whether the content has no page any more that this build made of it. One that the token may not see is not known to be gone. */
export function isGone(
  { pages, builtPaths, hiddenPaths }: Pick<PreviewKnowledge, 'pages' | 'builtPaths' | 'hiddenPaths'>,
  path: string,
) {
  return pages.get(path) === null && builtPaths.has(path) && !hiddenPaths.has(path)
}

/** Why the drafts have no page at a path; undefined where they have one, or what was published is seen. */
export function findAbsence(state: PreviewKnowledge, path: string, isBuilt: boolean): PreviewState['absence'] {
  if (state.hiddenPaths.has(path)) return 'hidden'
  if (!isBuilt) return shownPage(state, path) === null ? 'missing' : undefined
  // The build may have been made with drafts, and then with one that was deleted since.
  return state.against !== undefined && isGone(state, path) && state.comparedPages.get(path) === null
    ? 'missing'
    : undefined
}

export type PreviewStore = ReturnType<typeof createPreviewStore>
