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

/** Renders a layer above the page. The code loads when the layer is first used, because most visits never use it. */
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
