import { isDialogOpen, isSearchKey } from '@galley/start/search-keys'
import { openSearch, searchStore } from './search-store'

/** Opens the search by its keys; the same keys close it. */
export function followShortcut(event: KeyboardEvent) {
  const { key, altKey, ctrlKey, metaKey } = event
  if (event.defaultPrevented || event.isComposing) return
  const { isOpen, text } = searchStore.getState()
  // Typed while the dialog's code is on its way.
  if (isOpen && key.length === 1 && !altKey && !ctrlKey && !metaKey && !isDialogOpen()) {
    event.preventDefault()
    searchStore.set({ text: text + key })
    return
  }
  if (!isSearchKey(event)) return
  event.preventDefault()
  if (isOpen) searchStore.set({ isOpen: false })
  else openSearch()
}
