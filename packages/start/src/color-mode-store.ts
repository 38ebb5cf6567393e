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

export interface ColorModeStore {
  getMode: () => ColorMode
  getPreference: () => ColorPreference
  /** Applies the preference and stores it for later visits and other tabs. Does nothing while the page forces its mode. */
  setPreference: (preference: ColorPreference) => void
  /** Switches between light and dark. */
  toggle: () => void
  /** Shows this mode regardless of the preference. Call it without a mode to return to the preference. */
  force: (mode?: ColorMode) => void
  /** True if the current page forces its mode. */
  isForced: () => boolean
  /** Calls back when this page, the device or another tab changes the mode, the preference, or `isForced`. */
  subscribe: (listener: () => void) => () => void
}

/** Creates the colour mode store of this window. Without storage, a choice holds for this page only. */
export function createColorModeStore(): ColorModeStore {
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
    toggle: () => setPreference(getMode() === 'dark' ? 'light' : 'dark'),
    force: (asked) => {
      forced = asked
      update()
    },
    isForced: () => forced !== undefined,
    subscribe,
  }
}
