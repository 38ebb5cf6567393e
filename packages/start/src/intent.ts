import { TOKEN_NAME } from '@galley/core/preview'
import { loadApp } from './load-app'
import { NEEDS_APP } from './marks'
import { withStorage } from './storage'

/** What the reader can do more with than read. Links work without the application. */
const CONTROLS = 'button,input,textarea,select'

/** How far below the screen something that needs the application may be, so that it is there when the reader is. */
const AHEAD = '600px'

/** Loads the application when the reader reaches for something that needs it, or the page does. */
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
  // A link of a preview, pasted where the page is open, changes its fragment alone.
  addEventListener('hashchange', loadAtOnce)
  document.addEventListener('DOMContentLoaded', () => {
    loadAtOnce()
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && loadApp(), {
      rootMargin: AHEAD,
    })
    for (const element of document.querySelectorAll(`[${NEEDS_APP}]`)) observer.observe(element)
  })
}

/** A search or a preview that the URL asks for, and a preview that goes on. */
const isWantedAtOnce = () =>
  /[?&](q|preview)=/.test(location.search) ||
  /[#&]preview=/.test(location.hash) ||
  document.cookie.includes(`${TOKEN_NAME}=`) ||
  withStorage(() => sessionStorage.getItem(TOKEN_NAME))
