import {
  type MouseEvent,
  type PointerEvent,
  type RefCallback,
  type RefObject,
  useCallback,
  useEffect,
  useState,
} from 'react'
import type { DrawerDirection } from './drag'
import { PanelDrag } from './panel-drag'

interface DragToClose {
  direction: DrawerDirection
  isOpen: boolean
  /** If false, the panel can be pulled but springs back. */
  isDismissible: boolean
  scrim: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Closes a panel when the reader drags it towards its edge. */
export function useDragToClose({ direction, isOpen, isDismissible, scrim, onClose }: DragToClose) {
  const [drag] = useState(() => new PanelDrag(scrim))

  // The drawer may open again before it has left.
  useEffect(() => {
    if (isOpen) drag.settle()
  }, [isOpen, drag])

  const watchTouch: RefCallback<HTMLElement> = useCallback(
    (handle) => (handle?.parentElement ? drag.attach(handle.parentElement) : undefined),
    [drag],
  )

  return {
    /** Ref for the first child of the panel. The ref of the panel itself belongs to the caller. */
    watchTouch,
    panelProps: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => drag.press(event, direction),
      onPointerMove: (event: PointerEvent<HTMLElement>) => drag.move(event),
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (!drag.release(event, isDismissible)) return
        onClose()
        // A parent that controls `open` may have kept the drawer open.
        requestAnimationFrame(() => drag.settleIfOpen())
      },
      onPointerCancel: (event: PointerEvent) => drag.cancel(event),
      onClickCapture: (event: MouseEvent) => {
        if (!drag.takeClick()) return
        event.preventDefault()
        event.stopPropagation()
      },
      onScrollCapture: () => drag.noteScroll(),
    },
  }
}
