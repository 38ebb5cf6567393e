import type { GatsbyBrowser } from 'gatsby'
import { readHashId } from '~/lib/hash-id'

type UpdateScroll = NonNullable<GatsbyBrowser['shouldUpdateScroll']>

/**
 * A change of page starts at the top at once, or where the reader left it when they go back. To a heading Gatsby scrolls by itself, smoothly
 * where the reader allows motion; see `scroll-behavior` in the global style.
 */
export const shouldUpdateScroll: UpdateScroll = ({ prevRouterProps, routerProps, getSavedScrollPosition }) => {
  const { location } = routerProps
  // The first page is placed by the browser; within a page Gatsby does the right thing.
  if (!prevRouterProps || prevRouterProps.location.pathname === location.pathname) return true
  const readSaved = getSavedScrollPosition as (location: Location) => [left: number, top: number | null]
  const [, savedTop] = readSaved(location)
  window.scrollTo({ top: savedTop ?? 0, behavior: 'instant' })
  return location.hash !== ''
}

type AfterRoute = NonNullable<GatsbyBrowser['onRouteUpdate']>

/** A heading that is not drawn yet is not asked for above. The page waits for it at its top, from where it is scrolled to when it is there. */
export const waitForHeading: AfterRoute = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname || location.hash === '') return
  if (!document.getElementById(readHashId(location.hash))) window.scrollTo({ top: 0, behavior: 'instant' })
}
