import * as React from 'react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { IconSvg, type IconSvgProps } from './icon-svg'
import { findOwnIcon, loadOwnIcons, watchOwnIcons } from './own-icons'

type OwnIconProps = Omit<IconSvgProps, 'icon' | 'ref'> & {
  /** Its name in `interface-icons.json`. */
  name: string
}

/** An icon of the interface. What the server rendered stays, so a page loads no icons until one changes. */
export function OwnIcon({ name, ...rest }: OwnIconProps) {
  const find = () => findOwnIcon(name)
  const icon = useSyncExternalStore(watchOwnIcons, find, find)
  const svg = useRef<SVGSVGElement>(null)
  const [firstName] = useState(name)

  useEffect(() => {
    const hasSvg = name === firstName && svg.current?.hasChildNodes()
    // Without a network the icon stays as it is.
    if (!hasSvg) void loadOwnIcons().catch(() => undefined)
  }, [name, firstName])

  return <IconSvg ref={svg} icon={icon} suppressHydrationWarning {...rest} />
}
