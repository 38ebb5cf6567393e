import { isOff } from './is-off'

interface Navigation {
  url: URL
  /** True if the page takes the place of this one in the history. */
  isReplaced: boolean
  /** Shows the page by Gatsby's router. */
  show: () => void
}

/** Calls a function in place of Gatsby's links and its `navigate`. */
export function replaceNavigation(open: (navigation: Navigation) => void) {
  if (isOff('page-navigation')) return
  for (const way of ['___push', '___replace', '___navigate'] as const) {
    const go = window[way]
    if (!go) continue
    window[way] = (to, options) => {
      // A number goes through the history, where there may be nothing; if there is, the browser sends an event.
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
