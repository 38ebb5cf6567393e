// A separate module because jsdom cannot mock `location`: tests mock this module.

/** Reloads the current page, keeping its query and hash. */
export const reloadPage = () => location.reload()

/** Loads a page with the browser's own navigation, without the router. */
export function loadDocument(url: URL, isReplaced: boolean) {
  if (isReplaced) location.replace(url)
  else location.assign(url)
}
