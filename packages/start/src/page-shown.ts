/** Event on `window` when the application has rendered another page, or a late part of the current page. */
const EVENT = 'page-shown'

export const reportPageShown = () => dispatchEvent(new Event(EVENT))

/** Calls back when the HTML is complete, and after each report of `reportPageShown`. */
export function onPageShown(handle: () => void) {
  document.addEventListener('DOMContentLoaded', handle)
  addEventListener(EVENT, handle)
}
