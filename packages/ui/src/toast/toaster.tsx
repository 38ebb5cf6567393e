import * as React from 'react'
import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { Toast as Radix } from 'radix-ui'
import { DEFAULT_POSITION, stackToasts, type ToastPosition } from './stack'
import { Toast } from './toast'
import { type Toast as ToastState, toasts, type ToastStore } from './toast-store'
import * as S from './toaster.styles'
import { useHold, useIsPageHidden, useReturnFocus } from './use-toaster'

export interface ToasterProps {
  /** Store of the toasts. @default `toasts`, the store of the site */
  store?: ToastStore
  /** Corner or edge of the window at which toasts appear. @default 'bottom-right' */
  position?: ToastPosition
  /** Expands the stack without hover. @default false */
  expand?: boolean
  /** Shows the remaining time of each toast. @default true */
  progress?: boolean
  /** Accessible label of the list. The shortcut that focuses the list is appended. @default 'Notifications' */
  label?: string
  /** Accessible label of the close buttons. @default 'Close' */
  closeLabel?: string
}

const NONE: readonly ToastState[] = []

/** Renders the toasts of a store as a stack. Hover and keyboard focus expand the stack and pause the timers. */
export function Toaster({
  store = toasts,
  position = DEFAULT_POSITION,
  expand = false,
  progress = true,
  label = 'Notifications',
  closeLabel = 'Close',
}: ToasterProps) {
  const list = useSyncExternalStore(store.subscribe, store.getToasts, () => NONE)
  const viewport = useRef<HTMLOListElement>(null)
  const isHeld = useHold(viewport)
  const isPaused = useIsPageHidden() || isHeld

  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const handleMeasure = useCallback(
    (id: string, height: number) => setHeights((known) => new Map(known).set(id, height)),
    [],
  )
  const handleUnmount = useCallback(
    (id: string) => setHeights((known) => new Map([...known].filter(([other]) => other !== id))),
    [],
  )
  const stack = stackToasts(list, heights)
  const isSpread = expand || isHeld

  useReturnFocus(viewport, list.length === 0)

  const swipe = swipeOf(position)
  return (
    <Radix.Provider label={label} duration={Infinity} swipeDirection={swipe}>
      {list.map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          position={stack.positions.get(toast.id) ?? { before: 0, offset: 0 }}
          isPaused={isPaused}
          hasProgress={progress}
          closeLabel={closeLabel}
          touchAction={swipe === 'left' || swipe === 'right' ? 'pan-y' : 'pan-x'}
          onRemove={store.remove}
          onMeasure={handleMeasure}
          onUnmount={handleUnmount}
        />
      ))}
      <S.Viewport
        ref={viewport}
        label={`${label} ({hotkey})`}
        data-position={position}
        data-spread={isSpread ? '' : undefined}
        data-paused={isPaused ? '' : undefined}
        style={{
          '--front-height': `${stack.frontHeight}px`,
          height: isSpread ? stack.spreadHeight : stack.foldedHeight,
        }}
      />
    </Radix.Provider>
  )
}

/** Returns the direction in which a toast is swiped away: towards the nearest edge. */
function swipeOf(position: ToastPosition) {
  const [edge, side] = position.split('-') as ['top' | 'bottom', 'left' | 'center' | 'right']
  if (side !== 'center') return side
  return edge === 'top' ? 'up' : 'down'
}
