/** What the page shows. */
export type ColorMode = 'light' | 'dark'

/** What the reader chose; "system" follows the device. */
export type ColorPreference = ColorMode | 'system'

/** The key of local storage that holds the reader's preference. */
export const COLOR_MODE_KEY = 'color-mode'

export const DEFAULT_COLOR_PREFERENCE: ColorPreference = 'system'

/** Asks the device. */
export const DARK_SCHEME_QUERY = '(prefers-color-scheme: dark)'

/** A stored value as a preference; the default for whatever is not one. */
export const readColorPreference = (stored: unknown): ColorPreference =>
  stored === 'light' || stored === 'dark' || stored === 'system' ? stored : DEFAULT_COLOR_PREFERENCE

/** The mode that a preference means on a device. */
export const resolveColorMode = (preference: ColorPreference, isDeviceDark: boolean): ColorMode =>
  preference === 'system' ? (isDeviceDark ? 'dark' : 'light') : preference
