import * as React from 'react'
import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { fillText } from '@galley/core/texts'
import { site } from '@galley/site'
import { Toast as Radix } from 'radix-ui'
import { usePhysicalSide } from '../hooks/use-direction'
import { stackToasts } from './stack'
import { Toast } from './toast'
import { type Toast as ToastState, toasts, type ToastStore } from './toast-store'
import { Viewport } from './toast.styles'
import { useHold, useIsPageHidden, useReturnFocus } from './use-toaster'

interface ToasterProps {
  /** @default `toasts`, the store of the site */
  store?: ToastStore
}

const NONE: readonly ToastState[] = []

/** Renders the toasts of a store as a stack. Hover and keyboard focus expand the stack and pause the timers. */
export function Toaster({ store = toasts }: ToasterProps) {
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
  const swipe = usePhysicalSide('end') === 'left' ? 'left' : 'right'

  useReturnFocus(viewport, list.length === 0)

  return (
    <Radix.Provider label={site.texts.notifications} duration={Infinity} swipeDirection={swipe}>
      {list.map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          position={stack.positions.get(toast.id) ?? { before: 0, offset: 0 }}
          isPaused={isPaused}
          onRemove={store.remove}
          onMeasure={handleMeasure}
          onUnmount={handleUnmount}
        />
      ))}
      <Viewport
        ref={viewport}
        label={fillText(site.texts.notificationsWithKey, { key: '{hotkey}' }, site.language)}
        data-spread={isHeld ? '' : undefined}
        data-paused={isPaused ? '' : undefined}
        style={{
          '--front-height': `${stack.frontHeight}px`,
          height: isHeld ? stack.spreadHeight : stack.foldedHeight,
        }}
      />
    </Radix.Provider>
  )
}
