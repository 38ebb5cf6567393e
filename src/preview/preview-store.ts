import type { NavigationItem } from '~/lib/navigation'
import type { PreviewPage } from '~/lib/preview'
import { createStore } from '~/lib/store'
import type { PreviewState } from './preview-state'

/** The state of the preview in the page. */
export interface PreviewKnowledge extends PreviewState {
  /** Pages as the server rendered them last, by path; null where it has none. */
  pages: ReadonlyMap<string, PreviewPage | null>
  /** Pages of what the preview is compared with, by path; null where it has none. */
  comparedPages: ReadonlyMap<string, PreviewPage | null>
  /** Paths of the pages that this build made of content. */
  builtPaths: ReadonlySet<string>
  /** Its navigation tree. */
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
  })
  const update = (change: Partial<PreviewKnowledge>) => setState({ ...getState(), ...change })
  return { getState, update, subscribe }
}

/** The page at a path as it is to be shown; null where there is none, undefined until that is known. */
export const shownPage = ({ pages, unsaved }: Pick<PreviewKnowledge, 'pages' | 'unsaved'>, path: string) =>
  unsaved?.path === path ? unsaved : pages.get(path)

/** Whether the content has no page any more that this build made of it. One that the token may not see is not known to be gone. */
export function isGone(
  { pages, builtPaths, session }: Pick<PreviewKnowledge, 'pages' | 'builtPaths' | 'session'>,
  path: string,
) {
  const { paths = [] } = session ?? {}
  return pages.get(path) === null && builtPaths.has(path) && (paths.includes('/**') || paths.includes(path))
}

export type PreviewStore = ReturnType<typeof createPreviewStore>
