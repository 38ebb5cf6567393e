import * as React from 'react'
import { site } from '@galley/site'
import { act, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { navigate } from 'gatsby'
import { searchClient } from '../client'
import { searchStore, type SearchState } from '../search-store'
import { createFakeClient, hit } from './fake-client.fixture'
import { SearchDialog, type SearchDialogProps } from './search-dialog'

jest.mock('../client', () => ({ searchClient: {} }))

// Skips the check for hidden elements: these tests have none, and the check takes most of the time.
configure({ defaultHidden: true })

/** The site has no other areas. */
const AREAS = [{ path: '/', isOpen: false }, ...['/docs', '/blog', '/search'].map((path) => ({ path, isOpen: true }))]
const DOCS: SearchDialogProps['docs'] = [
  { title: 'Getting started', path: '/docs/start', stem: 'docs/1.start' },
  {
    title: 'Files',
    path: '/docs/files',
    stem: 'docs/2.files',
    page: false,
    children: [{ title: 'Markdown', path: '/docs/files/markdown', stem: 'docs/2.files/1.markdown' }],
  },
]

/** Renders an open dialog with a fake client. */
async function openDialog(state: Partial<SearchState> = {}) {
  const fake = createFakeClient((end) => act(end))
  Object.assign(searchClient, fake.client)
  searchStore.set({ isOpen: true, text: '', area: undefined, ...state })
  await act(async () => render(<SearchDialog areas={AREAS} path="/docs" docs={DOCS} />))
  return { ...fake, store: searchStore }
}

const field = () => screen.getByRole('combobox')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const press = (key: string, init: KeyboardEventInit = {}) => fireEvent.keyDown(field(), { key, ...init })
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
/** Returns the active row. */
const activeRow = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
const options = () => screen.queryAllByRole('option')
const group = (name: string) => screen.getByRole('group', { name })
const HITS = [hit('/docs/a'), hit('/blog/b'), hit('/docs/a#c')]

beforeEach(() => {
  jest.useFakeTimers()
  jest.mocked(navigate).mockClear()
  localStorage.clear()
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('answers', () => {
  test('are grouped by area, best area first, with parent titles, excerpts and draft labels', async () => {
    const { last } = await openDialog()
    type('title')
    expect(last().request).toEqual({ text: 'title', path: '/docs', area: undefined })
    await last().answer(HITS)
    const groups = screen.getAllByRole('group').map((one) => within(one).getAllByRole('option').length)
    expect(groups).toEqual([2, 1])
    await wait(150)
    expect(within(group('Documentation')).getAllByRole('option')[1]).toHaveTextContent(
      '#Guide › FilesTitle of /docs/a#cThe title says what /docs/a#c is.',
    )
    expect(options()[0]).toHaveAttribute('href', '/docs/a')
    expect(screen.getAllByText('Title', { selector: 'mark' })).toHaveLength(3)
    type('titles')
    await last().answer([hit('/docs/a', { isDraft: true }), hit('/docs/b')])
    expect(options()[0]).toHaveAccessibleName(/Title of \/docs\/a Draft\b/)
    expect(options()[1]).not.toHaveAccessibleName(/Draft/)
  })

  test('for an earlier text never show, even if they are late', async () => {
    const { calls } = await openDialog()
    type('t')
    type('ti')
    expect(calls[0]!.signal.aborted).toBe(true)
    await calls[1]!.answer([hit('/docs/second')])
    await calls[0]!.answer([hit('/docs/first')])
    expect(options().map((row) => row.getAttribute('href'))).toEqual(['/docs/second'])
  })

  test('that take long have a notice, and fade the earlier results until they load', async () => {
    const { last } = await openDialog()
    type('t')
    expect(screen.queryByText('Searching…')).not.toBeInTheDocument()
    await wait(300)
    expect(screen.getByText('Searching…')).toBeInTheDocument()
    await last().answer(HITS)
    type('ti')
    const results = screen.getByRole('region', { name: 'Results' })
    expect(options()).toHaveLength(3)
    expect(results).not.toHaveAttribute('data-old')
    await wait(300)
    expect(results).toHaveAttribute('data-old')
    await last().answer([hit('/docs/d')])
    expect(options()).toHaveLength(1)
    expect(results).not.toHaveAttribute('data-old')
  })

  test('that did not load, or contain titles only, have a notice with a retry', async () => {
    const { last, calls } = await openDialog()
    type('title')
    await last().fail()
    expect(screen.getByText('The search index could not be loaded.')).toBeInTheDocument()
    expect(options()).toHaveLength(0)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(calls).toHaveLength(2)
    expect(field()).toHaveFocus()
    await last().answer(HITS, { isPartial: true })
    expect(screen.queryByText('The search index could not be loaded.')).not.toBeInTheDocument()
    expect(options()).toHaveLength(3)
    expect(
      screen.getByText('Only titles and headings were searched: the texts could not be loaded.'),
    ).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(calls).toHaveLength(3)
  })

  test('for corrected words name these words, and show even if their excerpts do not load', async () => {
    const { last, client } = await openDialog()
    jest.mocked(client.readExcerpts).mockRejectedValue(new Error('offline'))
    type('titel')
    await last().answer(HITS, { corrected: 'title' })
    expect(screen.getByText('“title”').parentElement).toHaveTextContent('Results for “title”')
    await wait(150)
    expect(options()).toHaveLength(3)
    expect(screen.queryByText('The search index could not be loaded.')).not.toBeInTheDocument()
  })

  test('name words that the first page does not contain', async () => {
    const { last } = await openDialog()
    type('title of old maps')
    await last().answer(HITS, { leftOut: ['old', 'maps'] })
    expect(screen.getByText('Without “old”, “maps”, which the first page does not contain')).toBeInTheDocument()
  })

  test('are announced after a pause', async () => {
    const { last } = await openDialog()
    const status = screen.getByRole('status')
    type('title')
    await last().answer(HITS)
    expect(status).toBeEmptyDOMElement()
    await wait(500)
    expect(status).toHaveTextContent('3 results')
    // A screen reader announces an equal message again.
    type('titles')
    await last().answer(HITS)
    expect(status).toBeEmptyDOMElement()
    await wait(500)
    expect(status).toHaveTextContent('3 results')
    type('xyz')
    await last().answer([])
    await wait(500)
    expect(status).toHaveTextContent('No results for “xyz”')
  })
})

describe('by keyboard', () => {
  test('the first row is active, arrows stop at both ends, Home and End move there, and Shift with Home selects the text', async () => {
    const { last } = await openDialog()
    type('title')
    await last().answer(HITS)
    const go = (key: string) => {
      press(key)
      return options().indexOf(activeRow()!)
    }
    expect(options().indexOf(activeRow()!)).toBe(0)
    const keys = ['ArrowUp', 'ArrowDown', 'End', 'ArrowDown', 'Home', 'PageDown', 'PageUp']
    expect(keys.map(go)).toEqual([0, 1, 2, 2, 0, 2, 0])
    expect(activeRow()).toHaveAttribute('aria-selected', 'true')
    press('End')
    expect(press('Home', { shiftKey: true })).toBe(true)
    expect(options().indexOf(activeRow()!)).toBe(2)
  })

  test('Enter before the answer opens nothing if the dialog closes first', async () => {
    const { last, store } = await openDialog()
    type('title')
    press('Enter')
    act(() => store.set({ isOpen: false }))
    await last().answer(HITS)
    act(() => store.set({ isOpen: true }))
    expect(options().length).toBeGreaterThan(0)
    expect(navigate).not.toHaveBeenCalled()
  })

  test('Enter before the answer opens its first hit, unless the text changes', async () => {
    const { last } = await openDialog()
    type('t')
    await last().answer([hit('/docs/old')])
    type('ti')
    press('Enter')
    expect(navigate).not.toHaveBeenCalled()
    type('tit')
    await last().answer([hit('/docs/middle')])
    expect(navigate).not.toHaveBeenCalled()
    type('titl')
    press('Enter')
    await last().answer([hit('/docs/wanted')])
    expect(navigate).toHaveBeenCalledWith('/docs/wanted', expect.anything())
  })

  test('Enter before a search that fails opens nothing, even after a retry', async () => {
    const { last } = await openDialog()
    type('a')
    press('Enter')
    await last().fail()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await last().answer([hit('/docs/a')])
    expect(options()).toHaveLength(1)
    expect(navigate).not.toHaveBeenCalled()
  })

  test('Enter with Ctrl or the command key opens a new tab and keeps the dialog open; the browser handles a click with Ctrl', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null)
    const { last, store } = await openDialog()
    type('title')
    await last().answer(HITS)
    press('Enter', { ctrlKey: true })
    press('ArrowDown')
    press('Enter', { metaKey: true })
    expect(open.mock.calls).toEqual(['/docs/a', '/docs/a#c'].map((url) => [url, '_blank', 'noopener']))
    expect(store.getState().isOpen).toBe(true)
    expect(navigate).not.toHaveBeenCalled()
    let isLeft = false
    const look = (event: Event) => {
      isLeft = !event.defaultPrevented
      // jsdom cannot follow links.
      event.preventDefault()
    }
    document.addEventListener('click', look, { once: true })
    fireEvent.click(options()[0]!, { ctrlKey: true })
    expect(isLeft).toBe(true)
    expect(store.getState().isOpen).toBe(true)
    expect(fireEvent.click(options()[0]!)).toBe(false)
    expect(navigate).toHaveBeenCalledWith('/docs/a', expect.anything())
  })

  test('a new tab has the base path of the site in its URL', async () => {
    jest.replaceProperty(site, 'basePath', '/queue')
    const open = jest.spyOn(window, 'open').mockReturnValue(null)
    const { last } = await openDialog()
    type('title')
    await last().answer(HITS)
    press('Enter', { ctrlKey: true })
    expect(open).toHaveBeenCalledWith('/queue/docs/a', '_blank', 'noopener')
  })

  test('ignores keys that an input method handles, and searches for the text of the input method', async () => {
    const { last, store, calls } = await openDialog()
    type('検')
    expect(calls).toHaveLength(1)
    await last().answer(HITS)
    press('ArrowDown', { isComposing: true })
    press('Enter', { isComposing: true })
    // oxlint-disable-next-line typescript/no-deprecated -- as in is-composing.ts
    press('Enter', { keyCode: 229 })
    expect(options().indexOf(activeRow()!)).toBe(0)
    expect(navigate).not.toHaveBeenCalled()
    press('Escape', { isComposing: true })
    expect(store.getState().isOpen).toBe(true)
    press('Escape')
    expect(store.getState()).toMatchObject({ isOpen: false, text: '検' })
  })
})

describe('areas', () => {
  test('show their number of hits, up to the maximum, and can be searched alone', async () => {
    const { last } = await openDialog()
    type('title')
    await last().answer(HITS, { counts: { docs: 100, blog: 1 } })
    const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent)
    expect(names).toEqual(['All 100+', 'Documentation 100+', 'Blog 1'])
    expect(screen.getByRole('option', { name: 'Show the first 100 in Documentation' })).toBeInTheDocument()
    await wait(500)
    expect(screen.getByRole('status')).toHaveTextContent('100 or more results')
    expect(fireEvent.mouseDown(screen.getByRole('radio', { name: 'Blog 1' }).closest('label')!)).toBe(false)
    fireEvent.click(screen.getByRole('radio', { name: 'Blog 1' }))
    expect(field()).toHaveFocus()
    expect(last().request).toMatchObject({ text: 'title', area: 'blog' })
  })

  test('with many hits show five, and all on request', async () => {
    const many = Array.from({ length: 8 }, (_, index) => hit(`/blog/${index}`))
    const { last } = await openDialog()
    type('title')
    await last().answer(many, { counts: { blog: 23 } })
    expect(options()).toHaveLength(6)
    fireEvent.click(screen.getByRole('option', { name: 'Show all 23 in Blog' }))
    expect(last().request.area).toBe('blog')
    await last().answer(many, { counts: { blog: 23 } })
    expect(options()).toHaveLength(8)
  })
})

describe('a search without hits', () => {
  test('shows suggestions and similar headings', async () => {
    const { last, store } = await openDialog()
    type('serch')
    await last().answer([], { suggestions: ['search'], closest: [hit('/docs/close#one')] })
    expect(screen.getByText('No results for “serch”')).toBeInTheDocument()
    expect(within(group('Closest headings')).getAllByRole('option')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'all pages' })).toHaveAttribute('href', '/search')
    fireEvent.click(screen.getByRole('button', { name: 'search' }))
    expect(store.getState().text).toBe('search')
    expect(field()).toHaveFocus()
  })

  test('in one area offers to search all areas', async () => {
    const { last, store } = await openDialog({ area: 'blog' })
    type('title')
    await last().answer([], { counts: { docs: 4 } })
    expect(screen.getByText('No results for “title” in Blog')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Search all areas (4)' }))
    expect(store.getState().area).toBeUndefined()
  })
})

describe('the start list', () => {
  const recents = () =>
    within(group('Recent searches'))
      .getAllByRole('option')
      .map((row) => row.textContent)

  test('lists the parts of the documentation; a folder opens its first page', async () => {
    await openDialog()
    expect(field()).toHaveAccessibleName(site.texts.searchCommand)
    expect(field()).toHaveAttribute('placeholder', site.texts.searchPlaceholder)
    expect(site.texts.searchPlaceholder).toBe('Search...')
    expect(site.texts.searchCommand).toBe('Type a command or search...')
    expect(screen.getByRole('dialog', { name: 'Search' })).toBeInTheDocument()
    const links = within(group('Documentation')).getAllByRole('option')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Getting started↵', '/docs/start'],
      ['Files↵', '/docs/files/markdown'],
    ])
  })

  test('lists searches whose results were opened, newest first; Delete removes one', async () => {
    localStorage.setItem('recent-searches', JSON.stringify(['icons', 'Title']))
    const { last, store } = await openDialog()
    type('title ')
    await last().answer(HITS)
    press('ArrowDown')
    press('Enter')
    expect(navigate).toHaveBeenCalledWith('/docs/a#c', { replace: false })
    expect(store.getState().isOpen).toBe(false)
    await act(async () => store.set({ isOpen: true, text: '' }))
    expect(recents()).toEqual(['title', 'icons', 'Clear recent searches↵'])
    press('ArrowDown')
    press('Delete')
    expect(recents()).toEqual(['icons', 'Clear recent searches↵'])
    press('Enter')
    expect(store.getState().text).toBe('icons')
    await act(async () => void type(''))
    fireEvent.click(screen.getByRole('option', { name: 'Clear recent searches' }))
    expect(screen.queryByRole('group', { name: 'Recent searches' })).not.toBeInTheDocument()
    expect(localStorage.getItem('recent-searches')).toBe('[]')
  })
})

test('finds actions by their keywords', async () => {
  const { last, store } = await openDialog()
  type('dark')
  await last().answer([])
  expect(within(group('Actions')).getAllByRole('option')).toHaveLength(1)
  fireEvent.click(screen.getByRole('option', { name: 'Switch to dark mode' }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(store.getState().isOpen).toBe(false)
})

test('reopens unchanged, and the field can be cleared', async () => {
  const { last, store, calls } = await openDialog()
  type('title')
  await last().answer(HITS)
  press('ArrowDown')
  act(() => store.set({ isOpen: false }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await act(async () => store.set({ isOpen: true }))
  expect(field()).toHaveValue('title')
  const input = field() as HTMLInputElement
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 5])
  expect(options().indexOf(activeRow()!)).toBe(1)
  expect(calls).toHaveLength(1)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Clear' })))
  expect(field()).toHaveValue('')
  expect(field()).toHaveFocus()
  expect(group('Documentation')).toHaveTextContent('Getting started')
})
