import * as React from 'react'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { IconData } from '@galley/core/icon-data'
import { IconSvg, type IconSvgProps } from './icon-svg'

type RemoteIconProps = Omit<IconSvgProps, 'icon' | 'ref'> & {
  name: string
}

/** Loaded icons by name. */
const icons = new Map<string, IconData>()
const nothing = () => undefined

/** Icons that the server renders, by name. Empty in a browser. */
let served: ReadonlyMap<string, IconData> = new Map()

/** Sets the icons of icon sets that a build renders into its pages. */
export function setServedIcons(found: typeof served) {
  served = found
}

/**
 * An icon of an icon set. Keeps the server's markup. Without such markup, the square is blank until a source sends the icon. The square stays blank if no
 * source has the icon.
 */
export function RemoteIcon({ name, ...rest }: RemoteIconProps) {
  const svg = useRef<SVGSVGElement>(null)
  const watch = useCallback(
    (onChange: () => void) => (svg.current?.hasChildNodes() ? nothing : watchIcon(name, onChange)),
    [name],
  )
  const icon = useSyncExternalStore(
    watch,
    () => icons.get(name),
    () => served.get(name),
  )
  return <IconSvg ref={svg} icon={icon} suppressHydrationWarning {...rest} />
}

function watchIcon(name: string, onChange: () => void) {
  if (icons.has(name)) return nothing
  let isWatched = true
  void import('./load-icon')
    .then(({ loadIcon }) => loadIcon(name))
    .then((icon) => {
      if (icon) icons.set(name, icon)
      if (icon && isWatched) onChange()
      // Offline, even the import fails and the square stays blank.
    }, nothing)
  return () => {
    isWatched = false
  }
}
