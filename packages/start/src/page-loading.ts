import { NEEDS_APP } from './marks'

declare global {
  interface Window {
    /** Whether the application loads a page, or middleware decides whether to show one. Undefined without the application. */
    isPageLoading?: boolean
  }
}

/** On `window` when the application begins or ends to load a page. */
const EVENT = 'page-loading'

/** Reports whether a page loads. */
export function reportPageLoading(isLoading: boolean) {
  if (window.isPageLoading === isLoading) return
  window.isPageLoading = isLoading
  dispatchEvent(new Event(EVENT))
}

/** Whether another page may soon replace this one. The application runs the middleware of a page that has some. */
export const isPageLoading = () => window.isPageLoading ?? document.querySelector(`main[${NEEDS_APP}]`) !== null

/** Calls back when that changes. */
export const onPageLoading = (handle: () => void) => addEventListener(EVENT, handle)
