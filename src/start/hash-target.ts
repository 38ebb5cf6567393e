import { readHashId } from '~/lib/hash-id'
import { followHash } from './follow-hash'
import { onPageShown } from './page-shown'
import { openTabOf } from './tabs'

/** Opens what is folded around the part of the page that the URL names, for else a link to it leads nowhere. */
export function startHashTarget() {
  followHash(revealTarget)
  // What the reader has closed since then stays closed.
  onPageShown(() => revealedUrl !== location.href && revealTarget())
}

let revealedUrl = ''

function revealTarget() {
  const target = document.getElementById(readHashId(location.hash))
  if (target) revealedUrl = location.href
  let isOpened = false
  for (let part: Element | null = target; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement && !part.open) isOpened = part.open = true
    if (openTabOf(part)) isOpened = true
  }
  if (isOpened) target?.scrollIntoView()
}
