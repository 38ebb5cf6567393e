/** What the page shows. */
export type ColorMode = 'light' | 'dark'

/** What the reader chose; "system" follows the device. */
export type ColorPreference = ColorMode | 'system'

/** The key of local storage that holds the reader's preference. */
export const COLOR_MODE_KEY = 'color-mode'

export const DEFAULT_COLOR_PREFERENCE: ColorPreference = 'system'

/** Stands on `<html>` beside `data-theme` while the page in sight forces its mode: the reader's preference waits, and the switch is hidden. */
export const FORCED_ATTRIBUTE = 'data-theme-forced'

/** Asks the device. */
export const DARK_SCHEME_QUERY = '(prefers-color-scheme: dark)'

/** A stored value as a preference; the default for whatever is not one. */
export const readColorPreference = (stored: unknown): ColorPreference =>
  stored === 'light' || stored === 'dark' || stored === 'system' ? stored : DEFAULT_COLOR_PREFERENCE

/** The mode that a page asks for, undefined when it asks for none. "system" is a preference and no mode: it is told in the console and ignored. */
export function readForcedMode(asked: unknown): ColorMode | undefined {
  if (asked === 'light' || asked === 'dark') return asked
  if (asked !== undefined && asked !== null) {
    console.warn(
      `A page cannot force the colour mode ${JSON.stringify(asked)}. Write "light" or "dark", or leave it out and the reader chooses.`,
    )
  }
}

/** The mode that a preference means on a device. */
export const resolveColorMode = (preference: ColorPreference, isDeviceDark: boolean): ColorMode =>
  preference === 'system' ? (isDeviceDark ? 'dark' : 'light') : preference
