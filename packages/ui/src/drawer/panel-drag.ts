import type { PointerEvent, RefObject } from 'react'
import { type DrawerDirection, isVertical, type PathPoint, readDrag, readStart, type Scroller } from './drag'

/** Elements that handle a pressed pointer themselves. */
const KEEPS_POINTER = 'input, textarea, select, [contenteditable], [data-no-drag]'

/** One pointer on the panel, from its press to its release. */
interface Gesture {
  pointerId: number
  direction: DrawerDirection
  path: [PathPoint, ...PathPoint[]]
  scrollers: readonly Scroller[]
  isDragging: boolean
}

/** Drags a panel with the pointer: press, move, release. Writes the position straight to the styles, so a drag re-renders nothing. */
export class PanelDrag {
  private panel: HTMLElement | null = null
  private gesture: Gesture | undefined
  private scrolledAt = -Infinity
  private hasDragged = false

  constructor(private readonly scrim: RefObject<HTMLElement | null>) {}

  /** Sets the panel, and keeps a drag by touch from scrolling the page. Returns the clean-up. */
  attach(panel: HTMLElement) {
    this.panel = panel
    // React's own listener is passive, so it cannot cancel the scroll.
    const handleTouchMove = (event: TouchEvent) => {
      if (this.gesture?.isDragging && event.cancelable) event.preventDefault()
    }
    panel.addEventListener('touchmove', handleTouchMove, { passive: false })
    return () => panel.removeEventListener('touchmove', handleTouchMove)
  }

  press(event: PointerEvent<HTMLElement>, direction: DrawerDirection) {
    this.hasDragged = false
    const target = event.target as Element
    if (!event.isPrimary || event.button !== 0 || target.closest(KEEPS_POINTER)) return
    this.gesture = {
      pointerId: event.pointerId,
      direction,
      path: [readPoint(event)],
      scrollers: readScrollers(target, event.currentTarget, direction),
      isDragging: false,
    }
  }

  move(event: PointerEvent<HTMLElement>) {
    const { gesture, panel } = this
    if (!gesture || !panel || event.pointerId !== gesture.pointerId) return
    const to = readPoint(event)
    if (!gesture.isDragging && !this.start(gesture, to)) return
    gesture.path.push(to)
    const size = readSize(panel, gesture.direction)
    this.applyOffset(readDrag(gesture.direction, size, gesture.path).offset, size)
  }

  /** Returns true if the drag closes the drawer. Otherwise the panel springs back. */
  release(event: PointerEvent<HTMLElement>, isDismissible: boolean) {
    const { gesture, panel } = this
    if (event.pointerId !== gesture?.pointerId) return false
    this.gesture = undefined
    if (!gesture.isDragging || !panel) return false
    gesture.path.push(readPoint(event))
    const { closes } = readDrag(gesture.direction, readSize(panel, gesture.direction), gesture.path)
    if (closes && isDismissible) panel.removeAttribute('data-dragging')
    else this.settle()
    return closes && isDismissible
  }

  cancel({ pointerId }: PointerEvent) {
    if (pointerId !== this.gesture?.pointerId) return
    if (this.gesture.isDragging) this.settle()
    this.gesture = undefined
  }

  /** Moves the panel back to its open position, unless it is closing. */
  settleIfOpen() {
    if (this.panel?.dataset.state === 'open') this.settle()
  }

  /** Moves the panel back to its open position. */
  settle() {
    this.panel?.removeAttribute('data-dragging')
    this.applyOffset(0, 1)
  }

  /** Call it when something inside the panel scrolls. */
  noteScroll() {
    this.scrolledAt = performance.now()
  }

  /** Returns true once after a drag, for the click that browsers fire on release. */
  takeClick() {
    const { hasDragged } = this
    this.hasDragged = false
    return hasDragged
  }

  /** Starts the drag if the pointer has moved far enough. Drops the gesture if the pointer does something else. */
  private start(gesture: Gesture, to: PathPoint) {
    const { direction, scrollers } = gesture
    const start = readStart({ direction, from: gesture.path[0], to, scrollers, scrolledAt: this.scrolledAt })
    if (start === 'leave') this.gesture = undefined
    if (start !== 'drag') return false
    gesture.isDragging = this.hasDragged = true
    this.panel?.setPointerCapture(gesture.pointerId)
    this.panel?.setAttribute('data-dragging', '')
    document.getSelection()?.removeAllRanges()
    return true
  }

  private applyOffset(offset: number, size: number) {
    this.panel?.style.setProperty('--dragged', `${offset}px`)
    this.scrim.current?.style.setProperty('--dragged-away', String(size > 0 ? offset / size : 0))
  }
}

const readPoint = ({ clientX, clientY }: PointerEvent): PathPoint => ({ x: clientX, y: clientY, at: performance.now() })

/** Returns the distance in pixels that the panel can be dragged. */
const readSize = (panel: HTMLElement, direction: DrawerDirection) =>
  isVertical(direction) ? panel.offsetHeight : panel.offsetWidth

/** Returns the boxes from the pressed element up to the panel that scroll in the drag direction. */
function readScrollers(pressed: Element, panel: Element, direction: DrawerDirection): Scroller[] {
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
