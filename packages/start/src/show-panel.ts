/** Shows a panel of tabs, or hides it so that browsers find words and targets of links in it: they send "beforematch", and the tab opens. */
export function showPanel(panel: Element, isOpen: boolean) {
  if (isOpen) panel.removeAttribute('hidden')
  else panel.setAttribute('hidden', 'until-found')
}
