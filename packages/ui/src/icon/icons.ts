import type { IconData } from '@galley/core/icon-data'
import type icons from './interface-icons.json'

/** Name of an icon in `interface-icons.json`, which `npm run icons` writes. */
export type OwnIconName = keyof typeof icons

/** Name of an interface icon, such as "check", or of an icon in a set, such as "lucide:rocket", which loads when it is shown. */
export type IconName = OwnIconName | `${string}:${string}`

/** An icon by name, or its data. Icons in content come as data. */
export type IconSource = IconName | IconData

/** Width and height of the view box in the interface icons. */
export const ICON_BOX = 24
