import { readHashId } from '~/lib/hash-id'
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
  onPageShown(() => revealedUrl !== location.href && revealTarget())
}

let revealedUrl = ''

function revealTarget() {
  const target = document.getElementById(readHashId(location.hash))
  // A page that is opened again is folded again.
  revealedUrl = target ? location.href : ''
  reveal(target)
}

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
