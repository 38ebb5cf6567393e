import { isOff } from './is-off'

interface Navigation {
  url: URL
  /** True if the page replaces the current entry of the browser's history. */
  isReplaced: boolean
  /** Opens the page with Gatsby's router. */
  show: () => void
}

/** Makes Gatsby's links and its `navigate` call `open`. */
export function replaceNavigation(open: (navigation: Navigation) => void) {
  if (isOff('page-navigation')) return
  for (const way of ['___push', '___replace', '___navigate'] as const) {
    const go = window[way]
    if (!go) continue
    window[way] = (to, options) => {
      // A number moves through the browser's history, which triggers its own event.
      if (typeof to === 'number') {
        go(to, options)
        return
      }
      open({
        url: new URL(to, location.href),
        isReplaced: way === '___replace' || options?.replace === true,
        show: () => go(to, options),
      })
    }
  }
}
