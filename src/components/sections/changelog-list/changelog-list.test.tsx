import * as React from 'react'
import { act, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { ChangelogItem, ChangelogList } from '.'

type Report = (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void
const observed = new Map<Element, Report>()

beforeEach(() => {
  observed.clear()
  globalThis.IntersectionObserver = class {
    readonly #report: Report
    constructor(report: Report) {
      this.#report = report
    }
    observe(element: Element) {
      observed.set(element, this.#report)
    }
    disconnect() {
      for (const [element, report] of observed) if (report === this.#report) observed.delete(element)
    }
  } as unknown as typeof IntersectionObserver
})

const list = (
  <ChangelogList>
    <ChangelogItem path="/changelog/new" title="New" date="2026-11-21" dateText="November 21, 2026" category="release">
      <p>What is new.</p>
    </ChangelogItem>
    <ChangelogItem path="/changelog/old" title="Old" date="2026-11-07" dateText="November 7, 2026">
      <p>What was new.</p>
    </ChangelogItem>
  </ChangelogList>
)

test('shows each entry with its day, a link to its own page, and its text', () => {
  render(list)
  const [first, second] = screen.getAllByRole('article')
  expect(within(first!).getByRole('link', { name: 'New' })).toHaveAttribute('href', '/changelog/new')
  expect(within(first!).getByText('November 21, 2026')).toHaveAttribute('datetime', '2026-11-21')
  expect(first).toHaveTextContent('Release')
  expect(first).toHaveTextContent('What is new.')
  expect(second).toHaveTextContent('What was new.')
})

test('the entry on the reading line is marked, and only while it is there', () => {
  render(list)
  const [first, second] = screen.getAllByRole('article')
  act(() => observed.get(second!)!([{ isIntersecting: true }]))
  expect(second).toHaveAttribute('data-visible')
  expect(first).not.toHaveAttribute('data-visible')
  act(() => observed.get(second!)!([{ isIntersecting: false }]))
  expect(second).not.toHaveAttribute('data-visible')
})

test('stops watching when it leaves the page', () => {
  const { unmount } = render(list)
  expect(observed.size).toBe(2)
  unmount()
  expect(observed.size).toBe(0)
})

test('is whole in the HTML of the server', () => {
  expect(renderToString(list)).toContain('What was new.')
})
