/** On `window` when the application has rendered another page, or a part of it that came later. */
const EVENT = 'page-shown'

/** Reports it. */
export const reportPageShown = () => dispatchEvent(new Event(EVENT))

/** Calls back once the page's HTML is complete, and whenever the application has rendered one. */
export function onPageShown(handle: () => void) {
  document.addEventListener('DOMContentLoaded', handle)
  addEventListener(EVENT, handle)
}
