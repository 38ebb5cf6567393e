import { type ReactElement, useSyncExternalStore } from 'react'
import type { NavigationItem } from '@galley/core/navigation'
import { createStore } from '@galley/core/store'
import type { PagePaths } from './page-languages'

/** A page of the build. */
export interface PublishedPage {
  path: string
  /** True if the build has no such page and shows the 404 page instead. */
  isNotFound: boolean
  /** Result of the page query in the build. */
  data: unknown
  /** Name of the page component in Gatsby. */
  component: string | undefined
}

/** Drafts that a preview shows instead of published content. Empty for visitors. */
export interface Drafts {
  /** Navigation tree of the documentation, including its root. */
  navigation?: NavigationItem[] | undefined
  /** Paths of the current page's original and translations, by language. */
  paths?: PagePaths | undefined
  /** Replaces the current page. */
  render?: ((published: ReactElement, page: PublishedPage) => ReactElement) | undefined
}

const NONE: Drafts = {}

const { getState, setState, subscribe } = createStore(NONE)

/** The drafts of this window. */
export const drafts = {
  getDrafts: getState,
  /** Call without drafts to show the published site again. */
  setDrafts: (drafts = NONE) => setState(drafts),
  subscribe,
}

/** Returns the current drafts. Hydration uses none, because the server rendered the published page. */
export const useDrafts = () => useSyncExternalStore(subscribe, getState, () => NONE)
