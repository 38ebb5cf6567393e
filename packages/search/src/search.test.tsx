import * as React from 'react'
import { setPartRecovery } from '@galley/core/load-part'
import { site } from '@galley/site'
import { configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { searchClient } from './client'
import { loadDialog } from './load-dialog'
import { searchStore } from './search-store'
import { Search } from '.'

jest.mock('./client', () => ({
  searchClient: {
    prepare: jest.fn(),
    search: async () => ({ hits: [], counts: {}, leftOut: [], suggestions: [], closest: [], isPartial: false }),
    readExcerpts: async () => ({}),
  },
}))
interface LoadModule {
  loadDialog: typeof loadDialog
}
jest.mock('./load-dialog', () => ({
  loadDialog: jest.fn(jest.requireActual<LoadModule>('./load-dialog').loadDialog),
}))

// Skips the check for hidden elements, which takes most of the time.
configure({ defaultHidden: true })

const search = (route = '/docs') => <Search path="/docs" route={route} docs={[]} />
const button = () => screen.getByRole('button', { name: site.texts.searchPlaceholder })
const dialog = () => screen.queryByRole('dialog', { name: 'Search' })

beforeEach(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList
  history.replaceState(null, '', '/docs')
  searchStore.set({ isOpen: false, text: '', area: undefined })
})

test("the button's name contains its visible text, with the keys of the device", () => {
  render(search())
  // jsdom does not apply media queries, which would show the keys.
  screen.getByText('⌘').parentElement!.style.display = 'inline'
  const named = screen.getByRole('button', { name: /^Search/ })
  expect(named).toHaveAccessibleName('Search... Ctrl K')
  document.documentElement.toggleAttribute('data-apple', true)
  expect(named).toHaveAccessibleName('Search... ⌘ K')
  document.documentElement.removeAttribute('data-apple')
})

test('pointing at the button prefetches the index', async () => {
  render(search())
  await userEvent.hover(button())
  await waitFor(() => expect(searchClient.prepare).toHaveBeenCalled())
  expect(dialog()).not.toBeInTheDocument()
})

test('tries again at the next press after the reader cancelled loading', async () => {
  const recover = jest.fn((error) => Promise.reject(error as Error))
  setPartRecovery(recover)
  render(search())
  jest.mocked(loadDialog).mockClear().mockRejectedValue(new Error('Loading chunk 7 failed.'))
  await userEvent.click(button())
  await waitFor(() => expect(recover).toHaveBeenCalledWith(expect.any(Error), 1, 'The search'))
  expect(searchStore.getState().isOpen).toBe(false)
  jest.mocked(loadDialog).mockImplementation(jest.requireActual<LoadModule>('./load-dialog').loadDialog)
  await userEvent.click(button())
  expect(await screen.findByRole('combobox')).toBeInTheDocument()
})

test('closes on another page, and opens on a page with ?q=', async () => {
  const { rerender } = render(search())
  await userEvent.click(button())
  await screen.findByRole('combobox')
  rerender(search('/blog'))
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  history.replaceState(null, '', '/blog?q=news')
  rerender(search('/blog?q=news'))
  expect(await screen.findByRole('combobox')).toHaveValue('news')
})
