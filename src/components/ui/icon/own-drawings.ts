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

/**
 * The drawing of an icon; undefined while there are none. A name that is none stops a build and shows in `develop`; a reader's page goes
 * on without the icon.
 */
export function findOwnDrawing(name: string) {
  const drawing = drawings?.get(name)
  if (!drawings || drawing || !isMade()) return drawing
  const names = [...drawings.keys()].join(', ')
  throw new Error(
    `The interface has no icon "${name}". Name one of an icon set, such as "lucide:${name}", or take one of these: ${names}.`,
  )
}

/** Whether the page is drawn for those who make the site. */
const isMade = () => typeof document === 'undefined' || process.env.NODE_ENV === 'development'

export function watchOwnDrawings(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
