import * as React from 'react'
import { useEffect, useState, type ComponentType } from 'react'
import { loadPart } from '@galley/core/load-part'

export interface OnDemandLayerProps {
  /** Whether there is something to render. */
  isUsed: () => boolean
  /** Calls back when that may have changed. */
  subscribe: (listener: () => void) => () => void
  /** Fetches what renders it. */
  load: () => Promise<ComponentType>
}

/** A layer above the page whose code loads when there is something to render for the first time; most visits never fetch it. */
export function OnDemandLayer({ isUsed, subscribe, load }: OnDemandLayerProps) {
  const [Layer, setLayer] = useState<ComponentType>()

  useEffect(() => {
    if (Layer) return
    const fetchWhenUsed = () => {
      if (!isUsed()) return
      loadPart(load).then(
        (loaded) => setLayer(() => loaded),
        // Given up: the next change tries again.
        () => undefined,
      )
    }
    fetchWhenUsed()
    return subscribe(fetchWhenUsed)
  }, [Layer, isUsed, subscribe, load])

  return Layer && <Layer />
}
