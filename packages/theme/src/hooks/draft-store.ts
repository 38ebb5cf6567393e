import { type ReactElement, useSyncExternalStore } from 'react'
import type { NavigationItem } from '@galley/core/navigation'
import { createStore } from '@galley/core/store'

/** A page as the build made it. */
export interface PublishedPage {
  /** The path of its URL. */
  path: string
  /** True when the build has no such page, and another says so instead. */
  isNotFound: boolean
  /** What its component's query answered in the build. */
  data: unknown
  /** Gatsby's name of its component. */
  component: string | undefined
}

/** What an editor's preview shows instead of what was published; nothing of it is set for visitors. */
export interface Drafts {
  /** The navigation tree of the documentation, with its root. */
  navigation?: NavigationItem[] | undefined
  /** Renders the current page. */
  render?: ((published: ReactElement, page: PublishedPage) => ReactElement) | undefined
}

const NONE: Drafts = {}

/** Keeps what a preview shows; visitors have an empty one. */
function createDraftStore() {
  const { getState, setState, subscribe } = createStore(NONE)
  return {
    getDrafts: getState,
    /** Without drafts the published site is visible again. */
    setDrafts: (drafts = NONE) => {
      setState(drafts)
    },
    subscribe,
  }
}

/** The drafts of this window. */
export const drafts = createDraftStore()

/** What the server rendered is taken over as it was published. */
export const useDrafts = () => useSyncExternalStore(drafts.subscribe, drafts.getDrafts, () => NONE)
