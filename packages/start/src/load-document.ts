// A module of its own, because a test has no other way to see what a browser's location does.

/** Loads the current page again, at its exact URL. */
export const reloadPage = () => location.reload()

/** Leaves the router: the browser loads a page as a whole. */
export function loadDocument(url: URL, isReplaced: boolean) {
  if (isReplaced) location.replace(url)
  else location.assign(url)
}
