import {
  COLOR_MODE_KEY,
  DARK_SCHEME_QUERY,
  FORCED_ATTRIBUTE,
  readColorPreference,
  resolveColorMode,
} from '@galley/core/color-mode'
import { withStorage } from './storage'

/** What the reader prefers. */
export const readPreference = () => readColorPreference(withStorage(() => localStorage.getItem(COLOR_MODE_KEY)))

/** Sets the colour mode before the page is rendered. A page that forces its mode was built in it. */
export function showColorMode() {
  const root = document.documentElement
  if (root.hasAttribute(FORCED_ATTRIBUTE)) return
  const mode = resolveColorMode(readPreference(), matchMedia(DARK_SCHEME_QUERY).matches)
  root.dataset['theme'] = mode
  root.style.colorScheme = mode
}
