import { createSearchStore, openSearch, searchStore } from './search-store'

test('keeps the text while the dialog is closed', () => {
  const store = createSearchStore()
  store.set({ isOpen: true, text: 'icons', area: 'blog' })
  store.set({ isOpen: false })
  expect(store.getState()).toEqual({ isOpen: false, text: 'icons', area: 'blog' })
})

test('opens unchanged, or with a text in all areas', () => {
  searchStore.set({ text: 'icons', area: 'blog' })
  openSearch()
  expect(searchStore.getState()).toEqual({ isOpen: true, text: 'icons', area: 'blog' })
  openSearch('redirects')
  expect(searchStore.getState()).toEqual({ isOpen: true, text: 'redirects', area: undefined })
})
