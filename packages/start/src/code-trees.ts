import { FILE_PANE } from './marks'
import { onPageShown } from './page-shown'
import { showPanel } from './show-panel'

const PANE = `[${FILE_PANE}]`

/** Shows the file of a code tree in which the browser's find-in-page finds a match, even before React hydrates the tree. */
export function startCodeTrees() {
  onPageShown(() => {
    for (const pane of document.querySelectorAll(`${PANE}[data-hidden]`)) showPanel(pane, false)
  })
  document.addEventListener('beforematch', ({ target }) => {
    const found = (target as Element).closest(PANE)
    if (!found) return
    for (const pane of found.parentElement!.children) {
      pane.toggleAttribute('data-hidden', pane !== found)
      showPanel(pane, pane === found)
    }
    // `early-events.ts` replays this click for React, which then selects the same file.
    document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(found.id)}"]`)?.click()
  })
}
