import { isOff } from './is-off'

/**
 * Replaces Gatsby's preloading. Gatsby loads pages in the order in which links become visible, stops forever at a missing page, and loads
 * on hover even on slow connections. Returns false if Gatsby's preloading stays.
 */
export function replacePreload(preload: (path: string) => { abort: () => void }) {
  const loader = window.___loader
  if (!loader || isOff('link-preload')) return false
  loader.enqueue = preload
  loader.hovering = preload
  return true
}
