/** The mode in which a page is shown. */
export type ColorMode = 'light' | 'dark'

/** The reader's choice. "system" follows the device. */
export type ColorPreference = ColorMode | 'system'

/** Key of the reader's preference in `localStorage`. */
export const COLOR_MODE_KEY = 'color-mode'

export const DEFAULT_COLOR_PREFERENCE: ColorPreference = 'system'

/** Attribute of `<html>` while the current page forces a mode. The reader's preference is then ignored, and the switch is hidden. */
export const FORCED_ATTRIBUTE = 'data-theme-forced'

/** Media query for devices in dark mode. */
export const DARK_SCHEME_QUERY = '(prefers-color-scheme: dark)'

/** Returns a stored preference, or the default if the value is invalid. */
export const readColorPreference = (stored: unknown): ColorPreference =>
  stored === 'light' || stored === 'dark' || stored === 'system' ? stored : DEFAULT_COLOR_PREFERENCE

/** Returns the mode that a page forces; undefined if it forces none. An invalid value, such as "system", is ignored with a warning in the console. */
export function readForcedMode(asked: unknown): ColorMode | undefined {
  if (asked === 'light' || asked === 'dark') return asked
  if (asked !== undefined && asked !== null) {
    console.warn(
      `A page cannot force the colour mode ${JSON.stringify(asked)}. Write "light" or "dark", or remove it to let the reader choose.`,
    )
  }
}

/** Returns the mode for the reader's preference and the mode of the device. */
export const resolveColorMode = (preference: ColorPreference, isDeviceDark: boolean): ColorMode =>
  preference === 'system' ? (isDeviceDark ? 'dark' : 'light') : preference
