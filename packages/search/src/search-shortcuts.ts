import { isDialogOpen, isSearchKey } from '@galley/start/search-keys'
import { openSearch, searchStore } from './search-store'

/** Opens and closes the search with its shortcuts. */
export function followShortcut(event: KeyboardEvent) {
  const { key, altKey, ctrlKey, metaKey } = event
  if (event.defaultPrevented || event.isComposing) return
  const { isOpen, text } = searchStore.getState()
  // Keeps text that is typed while the dialog's code loads.
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
