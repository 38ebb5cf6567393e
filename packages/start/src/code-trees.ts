import { FILE_PANE } from './marks'
import { onPageShown } from './page-shown'
import { showPanel } from './show-panel'

const PANE = `[${FILE_PANE}]`

/** Shows the file of a code tree in which browsers find words, also before React takes the tree over. */
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
    // The press is kept for React, which then knows the file.
    document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(found.id)}"]`)?.click()
  })
}
