import * as React from 'react'
import { useCallback, useSyncExternalStore } from 'react'
import type { IconData } from '~/lib/icon-data'
import { IconSvg, type IconSvgProps } from './icon-svg'

type RemoteIconProps = Omit<IconSvgProps, 'icon'> & {
  /** Its name in an icon set, such as "lucide:rocket". */
  name: string
}

/** What has been loaded, by name. */
const icons = new Map<string, IconData>()
const nothing = () => undefined

/** An icon that was not known at build. Its square is blank until a source sends it, and stays blank when none has it. */
export function RemoteIcon({ name, ...rest }: RemoteIconProps) {
  const watch = useCallback((onChange: () => void) => watchIcon(name, onChange), [name])
  const icon = useSyncExternalStore(watch, () => icons.get(name), nothing)
  return <IconSvg icon={icon} {...rest} />
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
