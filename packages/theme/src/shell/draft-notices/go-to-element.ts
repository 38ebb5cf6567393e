import { reveal } from '@galley/start/hash-target'

/** Opens what is folded around an element, moves the focus to the element, and the element to the middle of the window. */
export function goToElement(element: HTMLElement) {
  reveal(element)
  // A link stays in the order of the tab key.
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'center' })
}
