/** Shows a tab panel, or hides it so that browsers still search the panel: browsers send "beforematch" before they show a match or a link target in the panel. */
export function showPanel(panel: Element, isOpen: boolean) {
  if (isOpen) panel.removeAttribute('hidden')
  else panel.setAttribute('hidden', 'until-found')
}
