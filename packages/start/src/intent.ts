import { loadApp } from './load-app'
import { NEEDS_APP } from './marks'
import { IN_FRAGMENT, isPreviewKept } from './preview-token'

/** Controls that need the application. Links work without it. */
const CONTROLS = 'button,input,textarea,select'

/** Distance below the screen at which an element starts to load the application, so that the element is ready when visible. */
const AHEAD = '600px'

/** Loads the application when the reader reaches for a control, or when the page needs the application. */
export function watchIntent() {
  const options = { capture: true, passive: true }
  const loadForControl = ({ target }: Event) => {
    if ((target as Partial<Element>).closest?.(CONTROLS)) loadApp()
  }
  addEventListener('pointerover', loadForControl, options)
  addEventListener('focusin', loadForControl, options)
  addEventListener(
    'touchstart',
    ({ target }) => {
      if (!(target as Partial<Element>).closest?.('a')) loadApp()
    },
    options,
  )
  const loadAtOnce = () => isWantedAtOnce() && loadApp()
  // A preview link pasted into an open page may change only the hash.
  addEventListener('hashchange', loadAtOnce)
  document.addEventListener('DOMContentLoaded', () => {
    loadAtOnce()
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && loadApp(), {
      rootMargin: AHEAD,
    })
    for (const element of document.querySelectorAll(`[${NEEDS_APP}]`)) observer.observe(element)
  })
}

/** True if the URL opens a search or a preview, or if an earlier preview is still active. */
const isWantedAtOnce = () =>
  /[?&](q|preview)=/.test(location.search) || IN_FRAGMENT.test(location.hash) || isPreviewKept()
