import type { IconData } from '@galley/core/icon-data'
import { createStore } from '@galley/core/store'
import { ICON_BOX } from './icons'

const icons = createStore<ReadonlyMap<string, IconData> | undefined>(undefined)

/** Subscribes to the loading of the icons. Returns a function that unsubscribes. */
export const watchOwnIcons = icons.subscribe

/**
 * Loads the interface icons. The server calls this function before it renders a page. The HTML contains the icons of the page, so a browser calls
 * this function only when an icon changes.
 */
export async function loadOwnIcons() {
  if (!icons.getState()) setOwnIcons((await import('./interface-icons.json')).default)
}

/** Exported for tests. */
export function setOwnIcons(found: Record<string, { body: string }>) {
  icons.setState(
    new Map(Object.entries(found).map(([name, { body }]) => [name, { body, width: ICON_BOX, height: ICON_BOX }])),
  )
}

/**
 * Returns the data of an icon, or undefined until the icons are loaded. An unknown name throws in a build and in `develop`; on a reader's page it
 * returns undefined.
 */
export function findOwnIcon(name: string) {
  const known = icons.getState()
  const icon = known?.get(name)
  if (!known || icon || !isForAuthors()) return icon
  const names = [...known.keys()].join(', ')
  throw new Error(
    `Unknown interface icon "${name}". Use an icon of a set, such as "lucide:${name}", or one of these: ${names}.`,
  )
}

/** Returns true in a build and in `develop`, where only the authors of the site see an error, not its readers. */
const isForAuthors = () => typeof document === 'undefined' || process.env.NODE_ENV === 'development'
