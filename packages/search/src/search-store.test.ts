import { openSearch, searchStore } from './search-store'

test('opens unchanged, or with a text in all areas', () => {
  searchStore.set({ text: 'icons', area: 'blog' })
  openSearch()
  expect(searchStore.getState()).toEqual({ isOpen: true, text: 'icons', area: 'blog' })
  openSearch('redirects')
  expect(searchStore.getState()).toEqual({ isOpen: true, text: 'redirects', area: undefined })
})
