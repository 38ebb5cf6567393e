/**
 * Calls `follow` now, when the URL names another part of the page, and when a link to the part it names already is pressed again.
 * @returns What ends it.
 */
export function followHash(follow: () => void) {
  const followLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')?.href === window.location.href) follow()
  }
  follow()
  window.addEventListener('hashchange', follow)
  document.addEventListener('click', followLink)
  return () => {
    window.removeEventListener('hashchange', follow)
    document.removeEventListener('click', followLink)
  }
}
