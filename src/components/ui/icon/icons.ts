import drawings from './drawings.json'

export type IconName = keyof typeof drawings

/** The interface's own icons. `npm run icons` draws the file from the names in it. */
export const icons: Record<IconName, { body: string }> = drawings

/** Both icon sets draw in a square of this side. */
export const ICON_BOX = 24
