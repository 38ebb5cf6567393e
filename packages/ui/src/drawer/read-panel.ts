import { type DrawerDirection, isVertical, type Scroller } from './drag'

/** How far the panel can be dragged. */
export function readSize(panel: HTMLElement, direction: DrawerDirection) {
  return isVertical(direction) ? panel.offsetHeight : panel.offsetWidth
}

/** The boxes from the pressed element up to the panel that scroll along the drag. */
export function readScrollers(pressed: Element, panel: Element, direction: DrawerDirection): Scroller[] {
  const scrollers: Scroller[] = []
  for (let box: Element | null = pressed; box && panel.contains(box); box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box)
    const scroller = isVertical(direction)
      ? { position: box.scrollTop, view: box.clientHeight, length: box.scrollHeight }
      : { position: box.scrollLeft, view: box.clientWidth, length: box.scrollWidth }
    const scrolls = /auto|scroll/.test(isVertical(direction) ? overflowY : overflowX)
    if (scrolls && scroller.length > scroller.view) scrollers.push(scroller)
  }
  return scrollers
}
