import * as React from 'react'
import { useEffect, useState, type ComponentType } from 'react'
import { loadPart } from '@galley/core/load-part'

export interface OnDemandLayerProps {
  /** Returns true if the layer has something to render. */
  isUsed: () => boolean
  /** Adds a listener that is called when the result of `isUsed` may have changed. Returns a function that removes the listener. */
  subscribe: (listener: () => void) => () => void
  /** Loads the component of the layer. */
  load: () => Promise<ComponentType>
}

/** Renders a layer above the page. The code of the layer loads with the first use, because most visits need no such layer. */
export function OnDemandLayer({ isUsed, subscribe, load }: OnDemandLayerProps) {
  const [Layer, setLayer] = useState<ComponentType>()

  useEffect(() => {
    if (Layer) return
    const fetchWhenUsed = () => {
      if (!isUsed()) return
      loadPart(load).then(
        (loaded) => setLayer(() => loaded),
        // The next change tries again.
        () => undefined,
      )
    }
    fetchWhenUsed()
    return subscribe(fetchWhenUsed)
  }, [Layer, isUsed, subscribe, load])

  return Layer && <Layer />
}
