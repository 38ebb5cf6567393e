import * as React from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import { DocsSidebar } from './docs-sidebar'

const items = ['first', 'second'].map((title) => ({ title, path: `/docs/${title}`, stem: `docs/${title}` }))

/** Replaces the layout that jsdom lacks: a sidebar of 300 px, and the position of the current page. */
function setCurrentTop(currentTop: number) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.hasAttribute('aria-current') ? new DOMRect(0, currentTop, 10, 30) : new DOMRect(0, 100, 10, 300)
  })
}

afterEach(() => jest.restoreAllMocks())

test('scrolls to the current page', () => {
  setCurrentTop(1000)
  render(<DocsSidebar items={items} path="/docs/second" />)
  expect(screen.getByRole('navigation', { name: 'Documentation' }).scrollTop).toBe(800)
})

test('keeps its scroll position on the next page if the link to that page is visible', () => {
  setCurrentTop(200)
  const { unmount } = render(<DocsSidebar items={items} path="/docs/first" />)
  fireEvent.scroll(screen.getByRole('navigation'), { target: { scrollTop: 120 } })
  unmount()
  render(<DocsSidebar items={items} path="/docs/second" />)
  expect(screen.getByRole('navigation').scrollTop).toBe(120)
})

test('keeps groups open on the next page', () => {
  const item = (title: string) => ({ title, stem: `docs/${title}`, path: `/docs/${title}` })
  const tree = [
    { ...item('files'), page: false as const, children: [item('yaml')] },
    { ...item('queries'), page: false as const, children: [item('sql')] },
  ]
  const first = render(<DocsSidebar items={tree} path="/docs/yaml" />)
  expect(screen.queryByRole('link', { name: 'sql' })).not.toBeInTheDocument()
  first.unmount()
  render(<DocsSidebar items={tree} path="/docs/sql" />)
  expect(screen.getByRole('link', { name: 'yaml' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'sql', current: 'page' })).toBeInTheDocument()
})
