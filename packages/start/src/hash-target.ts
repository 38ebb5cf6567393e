import { readHashId } from '@galley/core/hash-id'
import { onPageShown } from './page-shown'

/** Opens the collapsed sections and tabs around the element that the URL hash names, so that the link reaches visible content. */
export function startHashTarget() {
  revealTarget()
  addEventListener('hashchange', revealTarget)
  // A click on a link to the current hash fires no "hashchange".
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')?.href === location.href) revealTarget()
  })
  // Never opens the same element twice, because the reader may have closed the element.
  onPageShown(() => findTarget() !== revealed && revealTarget())
}

/** The element opened last. If the application renders the page again, the new element is opened again. */
let revealed: Element | null = null

const findTarget = () => document.getElementById(readHashId(location.hash))

const revealTarget = () => reveal((revealed = findTarget()))

/** Opens every collapsed section and tab around an element, and scrolls to the element if it was hidden. */
export function reveal(target: Element | null) {
  let isOpened = false
  for (let part = target; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement && !part.open) isOpened = part.open = true
    // The browser sends the same event when find-in-page finds a match in the panel.
    if (part.matches('[role=tabpanel][data-state=inactive]'))
      isOpened = part.dispatchEvent(new Event('beforematch', { bubbles: true }))
  }
  const scroll = () => target!.scrollIntoView()
  if (!isOpened) return
  scroll()
  // React opens and closes tabs a moment later.
  requestAnimationFrame(scroll)
}
