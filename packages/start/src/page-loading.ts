import { NEEDS_APP } from './marks'

declare global {
  interface Window {
    /** True while the application loads a page or runs its middleware. Undefined until the application runs. */
    isPageLoading?: boolean
  }
}

/** Event on `window` when the application starts or finishes loading a page. */
const EVENT = 'page-loading'

export function reportPageLoading(isLoading: boolean) {
  if (window.isPageLoading === isLoading) return
  window.isPageLoading = isLoading
  dispatchEvent(new Event(EVENT))
}

/** True if another page may soon replace this page. A page with middleware waits until the application has run the middleware. */
export const isPageLoading = () => window.isPageLoading ?? document.querySelector(`main[${NEEDS_APP}]`) !== null

/** Calls back when `isPageLoading` changes. */
export const onPageLoading = (handle: () => void) => addEventListener(EVENT, handle)
