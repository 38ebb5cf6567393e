/** What the page shows. */
export type ColorMode = 'light' | 'dark'

/** What the reader chose; "system" follows the device. */
export type ColorPreference = ColorMode | 'system'

/** The key of local storage that holds the reader's preference. */
export const COLOR_MODE_KEY = 'color-mode'

export const DEFAULT_COLOR_PREFERENCE: ColorPreference = 'system'

/** An attribute of `<html>` while the current page forces its mode: the reader's preference is ignored, and the switch is hidden. */
export const FORCED_ATTRIBUTE = 'data-theme-forced'

/** Asks the device. */
export const DARK_SCHEME_QUERY = '(prefers-color-scheme: dark)'

/** Reads a stored preference; the default when the value is invalid. */
export const readColorPreference = (stored: unknown): ColorPreference =>
  stored === 'light' || stored === 'dark' || stored === 'system' ? stored : DEFAULT_COLOR_PREFERENCE

/** The mode that a page asks for, undefined when it asks for none. "system" is not a mode: it is ignored with a message in the console. */
export function readForcedMode(asked: unknown): ColorMode | undefined {
  if (asked === 'light' || asked === 'dark') return asked
  if (asked !== undefined && asked !== null) {
    console.warn(
      `A page cannot force the colour mode ${JSON.stringify(asked)}. Write "light" or "dark", or leave it out and the reader chooses.`,
    )
  }
}

/** The mode for a preference on a device. */
export const resolveColorMode = (preference: ColorPreference, isDeviceDark: boolean): ColorMode =>
  preference === 'system' ? (isDeviceDark ? 'dark' : 'light') : preference
