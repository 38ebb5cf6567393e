import type { IconData } from '@galley/core/icon-data'
import { createStore } from '@galley/core/store'
import { ICON_BOX } from './icons'

const icons = createStore<ReadonlyMap<string, IconData> | undefined>(undefined)

/** Calls back once the icons are loaded. */
export const watchOwnIcons = icons.subscribe

/**
 * Loads the interface's own icons. The server does so before it renders a page; a browser, whose page has its icons in the HTML, when an
 * icon changes.
 */
export async function loadOwnIcons() {
  if (!icons.getState()) setOwnIcons((await import('./interface-icons.json')).default)
}

/** Sets the icons without loading them. */
export function setOwnIcons(found: Record<string, { body: string }>) {
  icons.setState(
    new Map(Object.entries(found).map(([name, { body }]) => [name, { body, width: ICON_BOX, height: ICON_BOX }])),
  )
}

/**
 * The data of an icon; undefined until the icons are loaded. An unknown name stops a build and shows an error in `develop`; a reader's page
 * leaves the icon out.
 */
export function findOwnIcon(name: string) {
  const known = icons.getState()
  const icon = known?.get(name)
  if (!known || icon || !isForAuthors()) return icon
  const names = [...known.keys()].join(', ')
  throw new Error(
    `The interface has no icon "${name}". Name one of an icon set, such as "lucide:${name}", or take one of these: ${names}.`,
  )
}

/** Whether the page is rendered for those who make the site: in a build, or in `develop`. */
const isForAuthors = () => typeof document === 'undefined' || process.env.NODE_ENV === 'development'
