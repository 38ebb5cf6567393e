import type { IconData } from '~/lib/icon-data'
import type drawings from './drawings.json'

/** The interface's own icons: `drawings.json` has them, and `npm run icons` writes it from the names in it. */
export type OwnIconName = keyof typeof drawings

/** An icon of the interface, such as "check", or one of an icon set, such as "lucide:rocket", which is loaded when it is shown. */
export type IconName = OwnIconName | `${string}:${string}`

/** An icon by its name, or its drawing, as content brings it along. */
export type IconSource = IconName | IconData

/** Both icon sets draw in a square of this side. */
export const ICON_BOX = 24
