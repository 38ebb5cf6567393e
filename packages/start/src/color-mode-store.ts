import {
  COLOR_MODE_KEY,
  type ColorMode,
  type ColorPreference,
  DARK_SCHEME_QUERY,
  FORCED_ATTRIBUTE,
  readColorPreference,
  resolveColorMode,
} from '@galley/core/color-mode'
import { createStore } from '@galley/core/store'
import { readPreference } from './shown-color-mode'
import { withStorage } from './storage'

export type ColorModeStore = ReturnType<typeof createColorModeStore>

/** Creates the colour mode store of this window. Without storage, a choice holds for this page only. */
export function createColorModeStore() {
  const device = matchMedia(DARK_SCHEME_QUERY)
  let preference = readPreference()
  const root = document.documentElement
  // The build or the script in the head chose this mode. The device may have changed since.
  const {
    getState: getMode,
    setState: setMode,
    subscribe,
  } = createStore<ColorMode>(root.dataset.theme === 'dark' ? 'dark' : 'light')
  let forced = root.hasAttribute(FORCED_ATTRIBUTE) ? getMode() : undefined
  let shown: string | undefined

  const update = () => {
    const mode = forced ?? resolveColorMode(preference, device.matches)
    const isForced = forced !== undefined
    const state = [mode, preference, isForced].join()
    if (state === shown) return
    shown = state
    root.dataset.theme = mode
    root.style.colorScheme = mode
    root.toggleAttribute(FORCED_ATTRIBUTE, isForced)
    setMode(mode)
  }

  /** Applies a preference, and stores the preference for later visits and other tabs. Does nothing while the page forces its mode. */
  const setPreference = (chosen: ColorPreference) => {
    if (forced) return
    preference = chosen
    // If storage is blocked or full, the choice holds until the reader leaves the page.
    withStorage(() => localStorage.setItem(COLOR_MODE_KEY, chosen))
    update()
  }

  device.addEventListener('change', update)
  addEventListener('storage', ({ key, newValue }) => {
    // `key` is null when another tab clears the storage.
    if (key !== COLOR_MODE_KEY && key !== null) return
    preference = readColorPreference(newValue)
    update()
  })

  update()

  return {
    getMode,
    getPreference: () => preference,
    setPreference,
    /** Switches between light and dark. */
    toggle: () => setPreference(getMode() === 'dark' ? 'light' : 'dark'),
    /** Shows this mode regardless of the preference. Without a mode, shows the preferred mode again. */
    force: (asked?: ColorMode) => {
      forced = asked
      update()
    },
    /** True if the current page forces its mode. */
    isForced: () => forced !== undefined,
    /** Calls back when this page, the device or another tab changes the mode, the preference, or `isForced`. */
    subscribe,
  }
}
