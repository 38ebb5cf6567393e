import * as React from 'react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Drawing, type DrawingProps } from './drawing'
import { findOwnDrawing, loadOwnDrawings, watchOwnDrawings } from './own-drawings'

type OwnIconProps = Omit<DrawingProps, 'drawing' | 'ref'> & {
  /** Its name in `drawings.json`. */
  name: string
}

/** An icon of the interface. What the server drew stays, so a page that is only read fetches no drawings. */
export function OwnIcon({ name, ...rest }: OwnIconProps) {
  const find = () => findOwnDrawing(name)
  const drawing = useSyncExternalStore(watchOwnDrawings, find, find)
  const svg = useRef<SVGSVGElement>(null)
  const [firstName] = useState(name)

  useEffect(() => {
    const isDrawn = name === firstName && svg.current?.hasChildNodes()
    // Without a network the place stays as it is.
    if (!isDrawn) void loadOwnDrawings().catch(() => undefined)
  }, [name, firstName])

  return <Drawing ref={svg} drawing={drawing} suppressHydrationWarning {...rest} />
}
