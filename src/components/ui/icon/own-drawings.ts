import type { IconData } from '~/lib/icon-data'
import { ICON_BOX } from './icons'

let drawings: ReadonlyMap<string, IconData> | undefined
const listeners = new Set<() => void>()

/**
 * Fetches the interface's own drawings. The server has them before it draws a page; a browser, whose page came with all that it shows,
 * when it has to draw an icon itself.
 */
export async function loadOwnDrawings() {
  if (!drawings) setOwnDrawings((await import('./drawings.json')).default)
}

/** Takes the drawings from whoever has them already. */
export function setOwnDrawings(found: Record<string, { body: string }>) {
  drawings = new Map(
    Object.entries(found).map(([name, { body }]) => [name, { body, width: ICON_BOX, height: ICON_BOX }]),
  )
  for (const listener of listeners) listener()
}

/** The drawing of an icon; undefined while there are none, and for a name that is none. */
export const findOwnDrawing = (name: string) => drawings?.get(name)

export function watchOwnDrawings(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
