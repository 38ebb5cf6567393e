import { readHashId } from '@galley/core/hash-id'
import type { GatsbyBrowser } from 'gatsby'
import { editorLayer } from './editor-layer'

type UpdateScroll = NonNullable<GatsbyBrowser['shouldUpdateScroll']>

/** True after a click on a link. Gatsby sets no `action` when the reader goes back or forward. */
const isFromLink = (location: Location) => (location as Location & { action?: string }).action === 'PUSH'

/**
 * Scrolls a new page to its top, and an earlier page to its saved position. Returns true to let Gatsby scroll to the heading in the hash, smoothly
 * if the reader allows motion; see `scroll-behavior` in the global style.
 */
export const shouldUpdateScroll: UpdateScroll = ({ prevRouterProps, routerProps, getSavedScrollPosition }) => {
  const { location } = routerProps
  // The browser has scrolled the first page, and the reader may have scrolled on. In two cases the browser could not find the heading: in develop,
  // where the content renders later, and if the hash also contained a token.
  if (!prevRouterProps) return process.env.NODE_ENV === 'development' || editorLayer.hasToken === true
  // Within a page the browser restores the position itself, while Gatsby would scroll to the heading.
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

// Gatsby saves positions by the key of the history entry. The location of a page that Gatsby had to load has no key.
const withKey = ({ pathname, key }: Keyed) => {
  const state = window.history.state as Keyed | null
  return { pathname, key: key ?? state?.key ?? 'initial' }
}

/** Adds a key to history entries of the browser, for links such as "#install". Without a key all entries of a page would share one position. */
export function keepScrollPositions() {
  const nameEntry = (key: string) => {
    const state = window.history.state as Keyed | null
    if (state?.key === undefined) window.history.replaceState({ ...state, key }, '')
  }
  // The router uses the same key for the first entry.
  nameEntry('initial')
  window.addEventListener('popstate', () => nameEntry(`${Date.now()}`))
}

type AfterRoute = NonNullable<GatsbyBrowser['onRouteUpdate']>

/** Scrolls to the top of a page whose heading is not rendered yet. The browser scrolls to the heading later. */
export const waitForHeading: AfterRoute = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname || location.hash === '') return
  if (!document.getElementById(readHashId(location.hash))) window.scrollTo({ top: 0, behavior: 'instant' })
}
