import type { IconData } from '@galley/core/icon-data'
import type icons from './interface-icons.json'

/** The interface's own icons: `interface-icons.json` has them, and `npm run icons` writes it from the names in it. */
export type OwnIconName = keyof typeof icons

/** An icon of the interface, such as "check", or one of an icon set, such as "lucide:rocket", which is loaded when it is shown. */
export type IconName = OwnIconName | `${string}:${string}`

/** An icon by its name, or its data, as content has it. */
export type IconSource = IconName | IconData

/** Side of the square of both icon sets. */
export const ICON_BOX = 24
