import * as React from 'react'
import { setPartRecovery } from '@galley/core/load-part'
import { SEARCH_PATH } from '@galley/core/search-path'
import { configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { searchClient } from './client'
import { loadDialog } from './load-dialog'
import { searchStore } from './search-store'
import { Search, SEARCH_PLACEHOLDER } from '.'

jest.mock('./client', () => ({
  searchClient: {
    prepare: jest.fn(),
    search: async () => ({ hits: [], counts: {}, suggestions: [], closest: [], isPartial: false }),
    readExcerpts: async () => ({}),
  },
}))
interface LoadModule {
  loadDialog: typeof loadDialog
}
jest.mock('./load-dialog', () => ({
  loadDialog: jest.fn(jest.requireActual<LoadModule>('./load-dialog').loadDialog),
}))

// To find out what is hidden takes most of the time.
configure({ defaultHidden: true })

const search = (route = '/docs') => <Search path="/docs" route={route} docs={[]} />
const button = () => screen.getByRole('button', { name: SEARCH_PLACEHOLDER })
const dialog = () => screen.queryByRole('dialog', { name: 'Search' })

beforeEach(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList
  history.replaceState(null, '', '/docs')
  searchStore.set({ isOpen: false, text: '', area: undefined })
})

test('without JavaScript, the button opens the page that lists all pages', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  document.body.innerHTML = renderToString(search())
  expect(button()).toHaveAttribute('aria-haspopup', 'dialog')
  expect(button()).toHaveAttribute('aria-keyshortcuts', 'Meta+K Control+K')
  expect(button()).toHaveAttribute('type', 'submit')
  expect(button().closest('form')).toHaveAttribute('action', SEARCH_PATH)
  expect(SEARCH_PLACEHOLDER).toBe('Search...')
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
  document.body.innerHTML = ''
})

test("the button's name contains its visible text, with the keys of the device", () => {
  render(search())
  // jsdom knows no widths.
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

test('a press opens the dialog, Escape closes it and returns the focus', async () => {
  render(search())
  await userEvent.click(button())
  expect(await screen.findByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(button()).toHaveFocus())
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

test('a URL with ?q= opens the dialog, which removes ?q= when it closes', async () => {
  history.replaceState(null, '', '/docs?q=icons&a=1#top')
  render(search('/docs?q=icons&a=1#top'))
  expect(await screen.findByRole('combobox')).toHaveValue('icons')
  await userEvent.keyboard('{Escape}')
  expect(location.href).toMatch(/\/docs\?a=1#top$/)
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
