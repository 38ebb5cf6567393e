import * as React from 'react'
import { useSyncExternalStore } from 'react'
import { type Overlay, type OverlayControls, overlays, type OverlayStore } from './overlay-store'

interface OverlayOutletProps {
  /** @default `overlays`, the store of the site */
  store?: OverlayStore
}

const NONE: readonly Overlay[] = []

/** Renders the overlays that are open or closing. */
export function OverlayOutlet({ store = overlays }: OverlayOutletProps) {
  const list = useSyncExternalStore(store.subscribe, store.getOverlays, () => NONE)
  return list
    .filter(({ isMounted }) => isMounted)
    .map(({ id, Component, props, isOpen }) => {
      const controls: OverlayControls = {
        open: isOpen,
        onOpenChange: (next) => {
          if (!next) store.close(id)
        },
        onClose: (result) => store.close(id, result),
      }
      return <Component key={id} {...props} {...controls} />
    })
}
