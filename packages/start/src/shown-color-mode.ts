import {
  COLOR_MODE_KEY,
  DARK_SCHEME_QUERY,
  FORCED_ATTRIBUTE,
  readColorPreference,
  resolveColorMode,
} from '@galley/core/color-mode'
import { withStorage } from './storage'

export const readPreference = () => readColorPreference(withStorage(() => localStorage.getItem(COLOR_MODE_KEY)))

/** Sets the colour mode before the first paint. The HTML of a page that forces its mode already has this mode. */
export function showColorMode() {
  const root = document.documentElement
  if (root.hasAttribute(FORCED_ATTRIBUTE)) return
  const mode = resolveColorMode(readPreference(), matchMedia(DARK_SCHEME_QUERY).matches)
  root.dataset['theme'] = mode
  root.style.colorScheme = mode
}
