import * as React from 'react'
import { useCallback, useSyncExternalStore } from 'react'
import type { IconData } from '~/lib/icon-data'
import { Drawing, type DrawingProps } from './drawing'

type RemoteIconProps = Omit<DrawingProps, 'drawing'> & {
  /** Its name in an icon set, such as "lucide:rocket". */
  name: string
}

/** What has been loaded, by name. */
const drawings = new Map<string, IconData>()
const nothing = () => undefined

/** An icon that was not known at build. Its place is blank until a source has sent it, and stays so when none has it. */
export function RemoteIcon({ name, ...rest }: RemoteIconProps) {
  const watch = useCallback((onChange: () => void) => watchIcon(name, onChange), [name])
  const drawing = useSyncExternalStore(watch, () => drawings.get(name), nothing)
  return <Drawing drawing={drawing} {...rest} />
}

function watchIcon(name: string, onChange: () => void) {
  if (drawings.has(name)) return nothing
  let isWatched = true
  void import('./load-icon')
    .then(({ loadIcon }) => loadIcon(name))
    .then((drawing) => {
      if (drawing) drawings.set(name, drawing)
      if (drawing && isWatched) onChange()
      // Without network there is no code to load an icon with either.
    }, nothing)
  return () => {
    isWatched = false
  }
}
