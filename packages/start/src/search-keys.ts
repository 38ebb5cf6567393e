/** True if the keyboard has a command key. */
export const isAppleDevice = () => /mac|iphone|ipad/i.test(navigator.userAgent)

/** True if the pressed keys open the search. */
export function isSearchKey({ key, code, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent) {
  if (altKey) return false
  // Keyboards without Latin letters report the position of the key in `code`.
  const isLetter = key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key))
  if (isLetter) return !shiftKey && (isAppleDevice() ? metaKey && !ctrlKey : ctrlKey && !metaKey)
  return key === '/' && !ctrlKey && !metaKey && !isDialogOpen() && !isTyping(target)
}

/** True if keys pressed on an element write text into it. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'))

export const isDialogOpen = () => document.querySelector('[role$=dialog]') !== null
