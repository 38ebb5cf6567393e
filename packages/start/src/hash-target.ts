import { readHashId } from '@galley/core/hash-id'
import { onPageShown } from './page-shown'

/** Opens what is folded around the part of the page that the URL names, for else a link to it leads nowhere. */
export function startHashTarget() {
  revealTarget()
  addEventListener('hashchange', revealTarget)
  // A link to the part that the URL names already.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')?.href === location.href) revealTarget()
  })
  // What the reader has closed since then stays closed.
  onPageShown(() => findTarget() !== revealed && revealTarget())
}

/** A page that is rendered again, where everything is folded again, has another element. */
let revealed: Element | null = null

const findTarget = () => document.getElementById(readHashId(location.hash))

const revealTarget = () => reveal((revealed = findTarget()))

/** Opens what is folded around a part of the page, and scrolls to the part if it was hidden. */
export function reveal(target: Element | null) {
  let isOpened = false
  for (let part = target; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement && !part.open) isOpened = part.open = true
    // As the browser does when the reader finds words in it.
    if (part.matches('[role=tabpanel][data-state=inactive]'))
      isOpened = part.dispatchEvent(new Event('beforematch', { bubbles: true }))
  }
  const scroll = () => target!.scrollIntoView()
  if (!isOpened) return
  scroll()
  // React opens and closes tabs a moment later.
  requestAnimationFrame(scroll)
}
