import { isTyping } from './is-typing'

const LETTER = 'k'

/** `meta` is the command key of Apple's keyboards and Ctrl on others. */
export const SEARCH_SHORTCUT = `meta+${LETTER}`

/** Whether the keyboard has a command key. */
export const isAppleDevice = () => /mac|iphone|ipad/i.test(navigator.userAgent)

/** Whether keys ask for the search. */
export function isSearchKey({ key, code, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent) {
  if (altKey) return false
  // A keyboard without Latin letters says where the key is.
  const isLetter = key.toLowerCase() === LETTER || (code === 'KeyK' && !/^[a-z]$/i.test(key))
  if (isLetter) return !shiftKey && (isAppleDevice() ? metaKey && !ctrlKey : ctrlKey && !metaKey)
  return key === '/' && !ctrlKey && !metaKey && !isTakingKeys(target)
}

/** Whether a dialog is open. */
export const isDialogOpen = () => document.querySelector('[role$=dialog]') !== null

/** Whether something is typed into, or a dialog is open. */
const isTakingKeys = (target: EventTarget | null) => isDialogOpen() || isTyping(target)
