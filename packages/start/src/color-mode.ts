import { grounds } from '@galley/tokens/tokens'
import { createColorModeStore } from './color-mode-store'
import { COLOR_MODE_TOGGLE } from './marks'
import { onPress } from './on-press'
import type {} from './window'

/** Follows the device and other tabs, and switches the colour mode when the reader presses a toggle. */
export function startColorMode() {
  const store = (window.colorMode = createColorModeStore())
  onPress(`[${COLOR_MODE_TOGGLE}]`, store.toggle)
  // Browsers tint their own frame with this colour. The HTML has only the colour of the device's mode.
  const colorFrame = () => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = grounds[store.getMode()]
  }
  store.subscribe(colorFrame)
  document.addEventListener('DOMContentLoaded', colorFrame)
}
