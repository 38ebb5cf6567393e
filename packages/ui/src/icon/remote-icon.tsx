import * as React from 'react'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { IconData } from '@galley/core/icon-data'
import { IconSvg, type IconSvgProps } from './icon-svg'

type RemoteIconProps = Omit<IconSvgProps, 'icon' | 'ref'> & {
  /** Its name in an icon set, such as "lucide:rocket". */
  name: string
}

/** What has been loaded, by name. */
const icons = new Map<string, IconData>()
const nothing = () => undefined

/** The icons that the server renders, by name; a browser has none. */
let served: ReadonlyMap<string, IconData> = new Map()

/** Sets the icons that are part of the pages that a build renders. */
export function setServedIcons(found: typeof served) {
  served = found
}

/**
 * An icon of an icon set. What the server rendered stays. Elsewhere its square is blank until a source sends it, and stays blank when none
 * has it.
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
      // Without network there is no code to load an icon with either.
    }, nothing)
  return () => {
    isWatched = false
  }
}
