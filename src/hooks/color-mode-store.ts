import {
  COLOR_MODE_KEY,
  type ColorMode,
  type ColorPreference,
  DARK_SCHEME_QUERY,
  DEFAULT_COLOR_PREFERENCE,
  readColorPreference,
  resolveColorMode,
} from '~/lib/color-mode'

export interface ColorModeStore {
  /** The mode in sight. */
  getMode: () => ColorMode
  getPreference: () => ColorPreference
  /** Shows the preference, keeps it for the next visit and tells the other tabs. */
  setPreference: (preference: ColorPreference) => void
  /** Light becomes dark, dark becomes light. */
  toggle: () => void
  /** Calls back when the mode changes, whoever changed it: this page, the device, another tab. */
  subscribe: (listener: () => void) => () => void
}

/** The colour mode of a window. Works without storage, then for this page only. */
export function createColorModeStore(page: Window): ColorModeStore {
  const device = page.matchMedia(DARK_SCHEME_QUERY)
  const listeners = new Set<() => void>()
  let preference = readStored(page)
  const root = page.document.documentElement
  // What the script in the head chose. The device may have changed since.
  let mode: ColorMode = root.dataset.theme === 'dark' ? 'dark' : 'light'

  const update = () => {
    const next = resolveColorMode(preference, device.matches)
    if (next === mode) return
    mode = next
    root.dataset.theme = mode
    root.style.colorScheme = mode
    for (const listener of listeners) listener()
  }

  const setPreference = (chosen: ColorPreference) => {
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
    getMode: () => mode,
    getPreference: () => preference,
    setPreference,
    toggle: () => setPreference(mode === 'dark' ? 'light' : 'dark'),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function readStored(page: Window): ColorPreference {
  try {
    return readColorPreference(page.localStorage.getItem(COLOR_MODE_KEY))
  } catch {
    return DEFAULT_COLOR_PREFERENCE
  }
}
