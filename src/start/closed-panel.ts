/** On a panel of tabs once a script shows and hides it; until then the style sheet does. */
export const FINDABLE = 'data-findable'

/** Shows a panel of tabs, or hides it so that browsers find words and links' targets in it: they send "beforematch", and the tab opens. */
export function showPanel(panel: Element, isOpen: boolean) {
  panel.setAttribute(FINDABLE, '')
  if (isOpen) panel.removeAttribute('hidden')
  else panel.setAttribute('hidden', 'until-found')
}
