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
  /** The current mode. */
  getMode: () => ColorMode
  getPreference: () => ColorPreference
  /** Shows the preference, keeps it for the next visit and for the other tabs. Does nothing while the page forces its mode. */
  setPreference: (preference: ColorPreference) => void
  /** Light becomes dark, dark becomes light. */
  toggle: () => void
  /** Shows this mode whatever the reader prefers, until it is called with nothing. */
  force: (mode?: ColorMode) => void
  /** Whether the current page forces its mode, so that there is nothing to choose. */
  isForced: () => boolean
  /** Calls back when the mode or the preference changes or the mode is forced, whoever did it: this page, the device, another tab. */
  subscribe: (listener: () => void) => () => void
}

/** The colour mode of this window. Works without storage, then for this page only. */
export function createColorModeStore(): ColorModeStore {
  const device = matchMedia(DARK_SCHEME_QUERY)
  let preference = readPreference()
  const root = document.documentElement
  // What the build and the script in the head chose. The device may have changed since.
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
    // Where storage is forbidden or full, the choice holds until the page is left.
    withStorage(() => localStorage.setItem(COLOR_MODE_KEY, chosen))
    update()
  }

  device.addEventListener('change', update)
  addEventListener('storage', ({ key, newValue }) => {
    // A cleared storage has no key.
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
