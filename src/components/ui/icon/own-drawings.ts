import type { IconData } from '~/lib/icon-data'
import { createStore } from '~/lib/store'
import { ICON_BOX } from './icons'

const drawings = createStore<ReadonlyMap<string, IconData> | undefined>(undefined)

/** Calls back when there are drawings. */
export const watchOwnDrawings = drawings.subscribe

/**
 * Fetches the interface's own drawings. The server has them before it renders a page; a browser, whose page came with all that it shows,
 * when it has to draw an icon itself.
 */
export async function loadOwnDrawings() {
  if (!drawings.getState()) setOwnDrawings((await import('./drawings.json')).default)
}

/** Takes the drawings from whoever has them already. */
export function setOwnDrawings(found: Record<string, { body: string }>) {
  drawings.setState(
    new Map(Object.entries(found).map(([name, { body }]) => [name, { body, width: ICON_BOX, height: ICON_BOX }])),
  )
}

/**
 * The drawing of an icon; undefined while there are none. A name that is none stops a build and shows in `develop`; a reader's page goes
 * on without the icon.
 */
export function findOwnDrawing(name: string) {
  const known = drawings.getState()
  const drawing = known?.get(name)
  if (!known || drawing || !isForAuthors()) return drawing
  const names = [...known.keys()].join(', ')
  throw new Error(
    `The interface has no icon "${name}". Name one of an icon set, such as "lucide:${name}", or take one of these: ${names}.`,
  )
}

/** Whether the page is rendered for those who make the site: in a build, or in `develop`. */
const isForAuthors = () => typeof document === 'undefined' || process.env.NODE_ENV === 'development'
