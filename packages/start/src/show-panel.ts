/** Shows a tab panel, or hides it so that browsers still search it: they send "beforematch" before they show a match or a link target in it. */
export function showPanel(panel: Element, isOpen: boolean) {
  if (isOpen) panel.removeAttribute('hidden')
  else panel.setAttribute('hidden', 'until-found')
}
