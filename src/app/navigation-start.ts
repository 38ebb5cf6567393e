import { loadingBar } from '~/components/ui/loading-bar'

type Go = (to: string | number, options?: object) => void

declare global {
  interface Window {
    /** Gatsby's ways to another page, behind its links and its `navigate`. */
    ___push?: Go
    ___replace?: Go
    ___navigate?: Go
  }
}

/** Starts the loading bar when a page is asked for. Gatsby itself tells only when one has come, so its ways there are wrapped. */
export function watchNavigationStart() {
  for (const way of ['___push', '___replace', '___navigate'] as const) {
    const go = window[way]
    if (!go) continue
    window[way] = (to, options) => {
      // A number goes through the history, where there may be nothing; if there is, the browser tells.
      if (typeof to === 'string') loadingBar.start()
      go(to, options)
    }
  }
  window.addEventListener('popstate', loadingBar.start)
  // A page that the browser kept while another was in sight comes back as it was left: loading.
  window.addEventListener('pageshow', loadingBar.finish)
}
