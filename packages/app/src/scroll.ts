import { readHashId } from '@galley/core/hash-id'
import type { GatsbyBrowser } from 'gatsby'
import { editorLayer } from './editor-layer'

type UpdateScroll = NonNullable<GatsbyBrowser['shouldUpdateScroll']>

/** Gatsby notes on the location that a link led to it; going back and forth leaves no such note. */
const isFromLink = (location: Location) => (location as Location & { action?: string }).action === 'PUSH'

/**
 * A change of page starts at the top at once, or where the reader left it when they go back. To a heading that they have not seen yet Gatsby scrolls
 * by itself, smoothly where the reader allows motion; see `scroll-behavior` in the global style.
 */
export const shouldUpdateScroll: UpdateScroll = ({ prevRouterProps, routerProps, getSavedScrollPosition }) => {
  const { location } = routerProps
  // The browser has scrolled the first page, and the reader may have scrolled on. It could not where the content comes later, in develop, and
  // where a token was beside the heading.
  if (!prevRouterProps) return process.env.NODE_ENV === 'development' || editorLayer.hasToken === true
  // Within a page the browser knows the way back, and Gatsby only the heading.
  if (prevRouterProps.location.pathname === location.pathname) return isFromLink(location)
  const readSaved = getSavedScrollPosition as (location: Keyed) => [left: number, top: number]
  const [, savedTop] = readSaved(withKey(location))
  window.scrollTo({ top: savedTop, behavior: 'instant' })
  return savedTop === 0 && location.hash !== ''
}

interface Keyed {
  pathname: string
  key?: string
}

/** Positions are kept by the key of the entry in the history. Gatsby leaves it out when it had to load the page. */
const withKey = ({ pathname, key }: Keyed) => {
  const state = window.history.state as Keyed | null
  return { pathname, key: key ?? state?.key ?? 'initial' }
}

/** Gives each entry that the browser made, for a link such as "#install", a key of its own; without one, all entries of a page would share one position. */
export function keepScrollPositions() {
  const nameEntry = (key: string) => {
    const state = window.history.state as Keyed | null
    if (state?.key === undefined) window.history.replaceState({ ...state, key }, '')
  }
  // As the router calls the first one.
  nameEntry('initial')
  window.addEventListener('popstate', () => nameEntry(`${Date.now()}`))
}

type AfterRoute = NonNullable<GatsbyBrowser['onRouteUpdate']>

/** A heading that is not rendered yet is not asked for above. The page waits for it at its top, from where it is scrolled to when it is there. */
export const waitForHeading: AfterRoute = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname || location.hash === '') return
  if (!document.getElementById(readHashId(location.hash))) window.scrollTo({ top: 0, behavior: 'instant' })
}
