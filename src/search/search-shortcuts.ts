import { isTyping } from '~/hooks/is-typing'
import { isAppleDevice } from '~/hooks/use-apple-device'
import { openSearch, searchStore } from './search-store'
import { SEARCH_SHORTCUT } from './search-texts'

const LETTER = SEARCH_SHORTCUT.slice(-1)

/** Opens the search by its keys; the same keys close it. */
export function followShortcut(event: KeyboardEvent) {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event
  if (event.defaultPrevented || event.isComposing || altKey) return
  const { isOpen, text } = searchStore.getState()
  // Typed while the dialog's code is on its way.
  if (isOpen && key.length === 1 && !ctrlKey && !metaKey && !isDialogOpen()) {
    event.preventDefault()
    searchStore.set({ text: text + key })
    return
  }
  // A keyboard without Latin letters says where the key is.
  const isLetter = key.toLowerCase() === LETTER || (code === `Key${LETTER.toUpperCase()}` && !/^[a-z]$/i.test(key))
  const isShortcut = isLetter && !shiftKey && (isAppleDevice() ? metaKey && !ctrlKey : ctrlKey && !metaKey)
  const isSlash = key === '/' && !ctrlKey && !metaKey && !isTakingKeys(event.target)
  if (!isShortcut && !isSlash) return
  event.preventDefault()
  if (isOpen) searchStore.set({ isOpen: false })
  else openSearch()
}

const isDialogOpen = () => document.querySelector('[role=dialog],[role=alertdialog]') !== null

/** Whether something is typed into, or a dialog is open. */
const isTakingKeys = (target: EventTarget | null) => isDialogOpen() || isTyping(target)
