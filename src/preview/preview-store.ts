import type { BuildState, PreviewPage } from '~/lib/preview'
import type { NavigationItem } from '~/lib/navigation'
import type { PreviewState } from './preview-state'

/** All that the page knows of the preview. */
export interface PreviewKnowledge extends PreviewState {
  /** Pages as the server drew them last, by path; null where it has none. */
  pages: ReadonlyMap<string, PreviewPage | null>
  /** The page of a text that an editor elsewhere has not saved. */
  unsaved?: PreviewPage | undefined
  /** The navigation tree of the documentation, with its root. */
  navigation?: NavigationItem[] | undefined
}

const NO_BUILD: BuildState = { state: 'none' }

/** Keeps what is known of the preview while the page is at `path`. */
export function createPreviewStore(path: string) {
  let state: PreviewKnowledge = {
    status: 'connecting',
    view: 'draft',
    changes: [],
    problems: [],
    revision: 0,
    build: NO_BUILD,
    path,
    pages: new Map(),
  }
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    update: (change: Partial<PreviewKnowledge>) => {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The page at a path as it is to be shown; null where there is none, undefined until that is known. */
export const shownPage = ({ pages, unsaved }: Pick<PreviewKnowledge, 'pages' | 'unsaved'>, path: string) =>
  unsaved?.path === path ? unsaved : pages.get(path)
