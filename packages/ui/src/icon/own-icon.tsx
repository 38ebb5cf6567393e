import * as React from 'react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { IconSvg, type IconSvgProps } from './icon-svg'
import { findOwnIcon, loadOwnIcons, watchOwnIcons } from './own-icons'

type OwnIconProps = Omit<IconSvgProps, 'icon' | 'ref'> & {
  name: string
}

/** An interface icon. Keeps the server's markup, so a page loads the icon file only when an icon changes. */
export function OwnIcon({ name, ...rest }: OwnIconProps) {
  const find = () => findOwnIcon(name)
  const icon = useSyncExternalStore(watchOwnIcons, find, find)
  const svg = useRef<SVGSVGElement>(null)
  const [firstName] = useState(name)

  useEffect(() => {
    const hasSvg = name === firstName && svg.current?.hasChildNodes()
    // Offline, the icon stays unchanged.
    if (!hasSvg) void loadOwnIcons().catch(() => undefined)
  }, [name, firstName])

  return <IconSvg ref={svg} icon={icon} suppressHydrationWarning {...rest} />
}
