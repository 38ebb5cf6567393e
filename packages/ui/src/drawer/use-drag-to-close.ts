import {
  type MouseEvent,
  type PointerEvent,
  type RefCallback,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
} from 'react'
import { type DrawerDirection, type PathPoint, readDrag, readStart, type Scroller } from './drag'
import { readScrollers, readSize } from './read-panel'

/** What is pressed here is meant for the element itself. */
const KEEPS_POINTER = 'input, textarea, select, [contenteditable], [data-no-drag]'

interface DragToClose {
  direction: DrawerDirection
  isOpen: boolean
  /** Otherwise it can be pulled, but springs back. */
  isDismissible: boolean
  scrim: RefObject<HTMLElement | null>
  onClose: () => void
}

interface Gesture {
  pointerId: number
  panel: HTMLElement
  path: PathPoint[]
  scrollers: readonly Scroller[]
  isDragging: boolean
}

/** Lets a pointer pull the panel towards its edge. The moves go straight to the style, past React. */
export function useDragToClose({ direction, isOpen, isDismissible, scrim, onClose }: DragToClose) {
  const gesture = useRef<Gesture>(undefined)
  const panel = useRef<HTMLElement>(null)
  const scrolledAt = useRef(-Infinity)
  const hasDragged = useRef(false)

  const applyOffset = useCallback(
    (offset: number, size: number) => {
      panel.current?.style.setProperty('--dragged', `${offset}px`)
      scrim.current?.style.setProperty('--dragged-away', String(size > 0 ? offset / size : 0))
    },
    [scrim],
  )
  const settle = useCallback(() => {
    panel.current?.removeAttribute('data-dragging')
    applyOffset(0, 1)
  }, [applyOffset])

  // It may be opened again while it leaves.
  useEffect(() => {
    if (isOpen) settle()
  }, [isOpen, settle])

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    hasDragged.current = false
    if (!event.isPrimary || event.button !== 0 || (event.target as Element).closest(KEEPS_POINTER)) return
    gesture.current = {
      pointerId: event.pointerId,
      panel: event.currentTarget,
      path: [readPoint(event)],
      scrollers: readScrollers(event.target as Element, event.currentTarget, direction),
      isDragging: false,
    }
  }

  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    const current = gesture.current
    const [from, to] = [current?.path[0], readPoint(event)]
    if (!current || !from || event.pointerId !== current.pointerId) return
    if (!current.isDragging) {
      const { scrollers } = current
      const start = readStart({ direction, from, to, scrollers, scrolledAt: scrolledAt.current })
      if (start === 'leave') gesture.current = undefined
      if (start !== 'drag') return
      current.isDragging = hasDragged.current = true
      current.panel.setPointerCapture(event.pointerId)
      current.panel.setAttribute('data-dragging', '')
      document.getSelection()?.removeAllRanges()
    }
    current.path.push(to)
    const size = readSize(current.panel, direction)
    applyOffset(readDrag(direction, size, current.path).offset, size)
  }

  const handlePointerUp = (event: PointerEvent<HTMLElement>) => {
    const current = gesture.current
    if (event.pointerId !== current?.pointerId) return
    gesture.current = undefined
    if (!current.isDragging) return
    current.path.push(readPoint(event))
    const { closes } = readDrag(direction, readSize(current.panel, direction), current.path)
    if (!closes || !isDismissible) {
      settle()
      return
    }
    current.panel.removeAttribute('data-dragging')
    onClose()
    // Whoever holds `open` may have refused.
    requestAnimationFrame(() => current.panel.dataset.state === 'open' && settle())
  }

  const handlePointerCancel = (event: PointerEvent) => {
    if (event.pointerId !== gesture.current?.pointerId) return
    if (gesture.current.isDragging) settle()
    gesture.current = undefined
  }

  const handleClick = (event: MouseEvent) => {
    if (!hasDragged.current) return
    hasDragged.current = false
    event.preventDefault()
    event.stopPropagation()
  }

  const watchTouch: RefCallback<HTMLElement> = useCallback((handle) => {
    const element = handle?.parentElement
    if (!element) return
    panel.current = element
    // A touch that drags must not scroll as well; React cannot listen in a way that may forbid it.
    const handleTouchMove = (event: TouchEvent) => {
      if (gesture.current?.isDragging && event.cancelable) event.preventDefault()
    }
    element.addEventListener('touchmove', handleTouchMove, { passive: false })
    return () => element.removeEventListener('touchmove', handleTouchMove)
  }, [])

  return {
    /** For the first child of the panel; the panel's own ref is the caller's. */
    watchTouch,
    panelProps: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: handlePointerCancel,
      onClickCapture: handleClick,
      onScrollCapture: () => {
        scrolledAt.current = performance.now()
      },
    },
  }
}

const readPoint = ({ clientX, clientY }: PointerEvent): PathPoint => ({ x: clientX, y: clientY, at: performance.now() })
