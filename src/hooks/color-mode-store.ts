import {
  COLOR_MODE_KEY,
  type ColorMode,
  type ColorPreference,
  DARK_SCHEME_QUERY,
  DEFAULT_COLOR_PREFERENCE,
  FORCED_ATTRIBUTE,
  readColorPreference,
  readForcedMode,
  resolveColorMode,
} from '~/lib/color-mode'
import { createStore } from '~/lib/store'

export interface ColorModeStore {
  /** The current mode. */
  getMode: () => ColorMode
  getPreference: () => ColorPreference
  /** Shows the preference, keeps it for the next visit and for the other tabs. Does nothing while the page forces its mode. */
  setPreference: (preference: ColorPreference) => void
  /** Light becomes dark, dark becomes light. */
  toggle: () => void
  /** Shows this mode whatever the reader prefers, until it is called with nothing. "system" cannot be forced: that is warned about and ignored. */
  force: (mode?: ColorPreference | null) => void
  /** Whether the current page forces its mode, so that there is nothing to choose. */
  isForced: () => boolean
  /** Calls back when the mode or the preference changes or the mode is forced, whoever did it: this page, the device, another tab. */
  subscribe: (listener: () => void) => () => void
}

/** The colour mode of a window. Works without storage, then for this page only. */
export function createColorModeStore(page: Window): ColorModeStore {
  const device = page.matchMedia(DARK_SCHEME_QUERY)
  let preference = readStored(page)
  const root = page.document.documentElement
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
    try {
      page.localStorage.setItem(COLOR_MODE_KEY, chosen)
    } catch {
      // Storage is forbidden or full: the choice holds until the page is left.
    }
    update()
  }

  device.addEventListener('change', update)
  page.addEventListener('storage', ({ key, newValue }) => {
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
      forced = readForcedMode(asked)
      update()
    },
    isForced: () => forced !== undefined,
    subscribe,
  }
}

function readStored(page: Window): ColorPreference {
  try {
    return readColorPreference(page.localStorage.getItem(COLOR_MODE_KEY))
  } catch {
    return DEFAULT_COLOR_PREFERENCE
  }
}
