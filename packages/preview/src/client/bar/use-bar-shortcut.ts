import { useAltKey } from '../use-alt-key'

/** Goes to the bar, in the form that ARIA has for keys. No browser takes them for itself. */
export const BAR_SHORTCUT = 'Alt+P'

/** Listens to the bar's shortcut. */
export const useBarShortcut = (onPress: () => void) =>
  useAltKey((event) => {
    if (event.code !== 'KeyP') return
    event.preventDefault()
    onPress()
  })
