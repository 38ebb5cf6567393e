/** Scrolls a list so that an element in it is visible. */
export function keepVisible(list: HTMLElement, element: HTMLElement) {
  const [box, target] = [list.getBoundingClientRect(), element.getBoundingClientRect()]
  if (target.top < box.top || target.bottom > box.bottom) list.scrollTop += target.top - box.top - box.height / 3
}
