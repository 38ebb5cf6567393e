import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { type DrawerDirection, isVertical, type Path, readDrag, readStart, type Scroller } from './drag'

/** Elements that handle a pressed pointer themselves. */
const KEEPS_POINTER = 'input, textarea, select, [contenteditable], [data-no-drag]'

/** One pointer on the panel, from its press to its release. */
interface Gesture {
  pointerId: number
  path: Path
  scrollers: readonly Scroller[]
  isDragging: boolean
}

interface DragToClose {
  direction: DrawerDirection
  isOpen: boolean
  /** If false, the panel can be pulled but springs back. */
  isDismissible: boolean
  scrim: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Closes a panel when the reader drags it towards its edge. Writes the position straight to the styles, so a drag re-renders nothing. */
export function useDragToClose({ direction, isOpen, isDismissible, scrim, onClose }: DragToClose) {
  const gesture = useRef<Gesture>(undefined)
  const { panel, watchTouch } = useTouch(gesture)
  const scrolledAt = useRef(-Infinity)
  const hasDragged = useRef(false)

  /** Moves the panel back to its open position. */
  const settle = () => {
    panel.current?.removeAttribute('data-dragging')
    applyOffset(panel.current, scrim.current, 0, 1)
  }
  const handleOpened = useEffectEvent(settle)
  // The drawer may open again before it has left.
  useEffect(() => {
    if (isOpen) handleOpened()
  }, [isOpen])

  const move = (event: PointerEvent<HTMLElement>, current: Gesture) => {
    const to = readPoint(event)
    if (!current.isDragging) {
      const { path, scrollers } = current
      const start = readStart({ direction, from: path[0], to, scrollers, scrolledAt: scrolledAt.current })
      if (start === 'leave') gesture.current = undefined
      if (start !== 'drag') return
      current.isDragging = hasDragged.current = true
      startDragging(event)
    }
    current.path.push(to)
    const size = readSize(event.currentTarget, direction)
    applyOffset(event.currentTarget, scrim.current, readDrag(direction, size, current.path).offset, size)
  }

  const release = (event: PointerEvent<HTMLElement>, { path, isDragging }: Gesture) => {
    gesture.current = undefined
    if (!isDragging) return
    path.push(readPoint(event))
    if (!isDismissible || !readDrag(direction, readSize(event.currentTarget, direction), path).closes) {
      settle()
      return
    }
    event.currentTarget.removeAttribute('data-dragging')
    onClose()
    // A parent that controls `open` may have kept the drawer open.
    requestAnimationFrame(() => panel.current?.dataset['state'] === 'open' && settle())
  }

  return {
    /** Ref for the first child of the panel. The ref of the panel itself belongs to the caller. */
    watchTouch,
    panelProps: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        hasDragged.current = false
        if (event.isPrimary && event.button === 0) gesture.current = readGesture(event, direction)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (gesture.current?.pointerId === event.pointerId) move(event, gesture.current)
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (gesture.current?.pointerId === event.pointerId) release(event, gesture.current)
      },
      onPointerCancel: (event: PointerEvent) => {
        if (gesture.current?.pointerId !== event.pointerId) return
        if (gesture.current.isDragging) settle()
        gesture.current = undefined
      },
      // Browsers fire a click at the end of a drag.
      onClickCapture: (event: MouseEvent) => {
        if (!hasDragged.current) return
        hasDragged.current = false
        event.preventDefault()
        event.stopPropagation()
      },
      onScrollCapture: () => {
        scrolledAt.current = performance.now()
      },
    },
  }
}

/** Finds the panel as the parent of the element with the returned ref, and keeps a drag by touch from scrolling the page. */
function useTouch(gesture: RefObject<Gesture | undefined>) {
  const panel = useRef<HTMLElement>(null)
  const watchTouch = useCallback(
    (handle: HTMLElement | null) => {
      const element = handle?.parentElement
      if (!element) return
      panel.current = element
      // React's own listener is passive, so it cannot cancel the scroll.
      const handleTouchMove = (event: TouchEvent) => {
        if (gesture.current?.isDragging && event.cancelable) event.preventDefault()
      }
      element.addEventListener('touchmove', handleTouchMove, { passive: false })
      return () => element.removeEventListener('touchmove', handleTouchMove)
    },
    [gesture],
  )
  return { panel, watchTouch }
}

function applyOffset(panel: HTMLElement | null, scrim: HTMLElement | null, offset: number, size: number) {
  panel?.style.setProperty('--dragged', `${offset}px`)
  scrim?.style.setProperty('--dragged-away', String(size > 0 ? offset / size : 0))
}

function startDragging({ currentTarget, pointerId }: PointerEvent<HTMLElement>) {
  currentTarget.setPointerCapture(pointerId)
  currentTarget.setAttribute('data-dragging', '')
  document.getSelection()?.removeAllRanges()
}

const readPoint = ({ clientX, clientY }: PointerEvent) => ({ x: clientX, y: clientY, at: performance.now() })

/** Returns the distance in pixels that the panel can be dragged. */
const readSize = (panel: HTMLElement, direction: DrawerDirection) =>
  isVertical(direction) ? panel.offsetHeight : panel.offsetWidth

/** Returns the gesture that a press starts, or undefined if the pressed element handles the pointer. */
function readGesture(event: PointerEvent<HTMLElement>, direction: DrawerDirection): Gesture | undefined {
  const pressed = event.target as Element
  if (pressed.closest(KEEPS_POINTER)) return undefined
  const scrollers: Scroller[] = []
  for (let box: Element | null = pressed; box && event.currentTarget.contains(box); box = box.parentElement) {
    const { direction: reading, overflowX, overflowY } = getComputedStyle(box)
    // From right to left, a box that is not scrolled shows its right end, and `scrollLeft` is negative.
    const first = reading === 'rtl' ? box.scrollWidth - box.clientWidth : 0
    const scroller = isVertical(direction)
      ? { position: box.scrollTop, view: box.clientHeight, length: box.scrollHeight }
      : { position: first + box.scrollLeft, view: box.clientWidth, length: box.scrollWidth }
    const scrolls = /auto|scroll/.test(isVertical(direction) ? overflowY : overflowX)
    if (scrolls && scroller.length > scroller.view) scrollers.push(scroller)
  }
  return { pointerId: event.pointerId, path: [readPoint(event)], scrollers, isDragging: false }
}
