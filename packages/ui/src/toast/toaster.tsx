import * as React from 'react'
import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { Toast as Radix } from 'radix-ui'
import { DEFAULT_POSITION, stackToasts, type ToastPosition } from './stack'
import { Toast } from './toast'
import { type Toast as ToastState, toasts, type ToastStore } from './toast-store'
import * as S from './toaster.styles'
import { useHold, useIsPageHidden } from './use-hold'
import { useReturnFocus } from './use-return-focus'

export interface ToasterProps {
  /** Where the toasts come from. @default the site's `toasts` */
  store?: ToastStore
  /** The corner or edge of the window where they are. @default 'bottom-right' */
  position?: ToastPosition
  /** Spreads them out without hovering. @default false */
  expand?: boolean
  /** Shows how much of its time a toast has left. @default true */
  progress?: boolean
  /** What the list is called; the key that leads to it is added. @default 'Notifications' */
  label?: string
  /** What the cross is called. @default 'Close' */
  closeLabel?: string
}

const NONE: readonly ToastState[] = []

/** Renders the toasts of a store, one behind the other; a pointer over them or the focus in them spreads them out and stops their time. */
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

/** A toast is swiped out of the nearest side. */
function swipeOf(position: ToastPosition) {
  const [edge, side] = position.split('-') as ['top' | 'bottom', 'left' | 'center' | 'right']
  if (side !== 'center') return side
  return edge === 'top' ? 'up' : 'down'
}
