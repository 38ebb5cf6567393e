/** @jest-environment jsdom */
import { MARK_NAME } from '@galley/core/search-index'
import { endMarks, setCurrentPage, showSection } from './show-section'

const highlights = new Map<string, Set<Range>>()
const marks = () => [...(highlights.get(MARK_NAME) ?? [])].map(String)
const PAGE = `<main><h1>Redirects</h1><p>A redirect.</p><nav>redirect</nav><pre>redirects: []</pre>
  <h2 id="wild-cards">Wild <b>redirects</b></h2><p>One redirect more.</p><h3 id="end">End</h3><p>redirect</p></main>`
const TERMS = ['redirect', 'redirects']

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, {
    CSS: { highlights },
    Highlight: class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges)
      }
    },
  })
  setCurrentPage('/docs/redirects')
  document.body.innerHTML = PAGE
})
afterEach(() => {
  endMarks()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('scrolls to the section, and marks words in it for a while', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
  const before = document.body.innerHTML
  await showSection('/docs/redirects#wild-cards', TERMS)
  const heading = document.getElementById('wild-cards')!
  expect(marks()).toEqual(['redirects', 'redirect'])
  expect(scroll.mock.contexts).toEqual([heading])
  expect(heading).toHaveFocus()
  expect(document.body.innerHTML.replace(' tabindex="-1"', '')).toBe(before)
  jest.advanceTimersByTime(3999)
  expect(marks()).toHaveLength(2)
  jest.advanceTimersByTime(1)
  expect(marks()).toEqual([])
})

test('marks the opening of a page, without its links to other pages', async () => {
  await showSection('/docs/redirects', TERMS)
  expect(marks()).toEqual(['Redirects', 'redirect', 'redirects'])
})

test('waits until the page has rendered, even on a slow device', async () => {
  setCurrentPage('/docs')
  document.body.innerHTML = '<main></main>'
  const shown = showSection('/docs/redirects#wild-cards', TERMS)
  await jest.advanceTimersByTimeAsync(20_000)
  setCurrentPage('/docs/redirects/')
  document.body.innerHTML = PAGE
  await jest.advanceTimersByTimeAsync(50)
  await shown
  expect(marks()).toHaveLength(2)
})

test('marks nothing if the reader has opened another page instead', async () => {
  setCurrentPage('/docs')
  const shown = showSection('/docs/redirects#wild-cards', TERMS)
  setCurrentPage('/docs/links')
  await jest.advanceTimersByTimeAsync(2050)
  await shown
  setCurrentPage('/docs/redirects')
  await jest.advanceTimersByTimeAsync(50)
  expect(marks()).toEqual([])
})

test('stops waiting for a section that does not load', async () => {
  const shown = showSection('/docs/redirects#gone', TERMS)
  await jest.advanceTimersByTimeAsync(2050)
  await shown
  expect(marks()).toEqual([])
})

test('the next section removes the marks of the last one', async () => {
  await showSection('/docs/redirects#wild-cards', TERMS)
  await showSection('/docs/redirects#end', ['end'])
  expect(marks()).toEqual(['End'])
})

test('scrolls in a browser without the highlight API too', async () => {
  Object.assign(globalThis, { CSS: {} })
  await showSection('/docs/redirects#end', TERMS)
  expect(document.getElementById('end')).toHaveFocus()
})
