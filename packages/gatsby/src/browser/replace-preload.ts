import { isOff } from './is-off'

/**
 * Replaces Gatsby's own way of loading pages ahead, which follows the order in which links become visible, stops for good
 * behind one page that does not exist, and loads on hover however slow the connection is. Returns false where Gatsby keeps its own.
 */
export function replacePreload(preload: (path: string) => { abort: () => void }) {
  const loader = window.___loader
  if (!loader || isOff('link-preload')) return false
  loader.enqueue = preload
  loader.hovering = preload
  return true
}
