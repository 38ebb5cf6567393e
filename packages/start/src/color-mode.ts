import { grounds } from '@galley/tokens/tokens'
import { createColorModeStore } from './color-mode-store'
import { COLOR_MODE_TOGGLE } from './marks'
import { onPress } from './on-press'
import type {} from './window'

/** Applies the reader's mode before the page is rendered, follows the device and other tabs, and switches when the reader asks. */
export function startColorMode() {
  const store = (window.colorMode = createColorModeStore())
  onPress(`[${COLOR_MODE_TOGGLE}]`, store.toggle)
  // The browser's own frame has the ground colour; the page's HTML has the one that the device asks for.
  const colorFrame = () => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = grounds[store.getMode()]
  }
  store.subscribe(colorFrame)
  document.addEventListener('DOMContentLoaded', colorFrame)
}
