import * as React from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { DocsSidebar } from '.'

const items = ['first', 'second'].map((title) => ({ title, path: `/docs/${title}`, stem: `docs/${title}` }))

/** jsdom lays nothing out: the sidebar is 300 px high, the current page where the test says. */
function placeCurrentAt(currentTop: number) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.hasAttribute('aria-current') ? new DOMRect(0, currentTop, 10, 30) : new DOMRect(0, 100, 10, 300)
  })
}

afterEach(() => jest.restoreAllMocks())

test('brings the current page into sight when it is out of it', () => {
  placeCurrentAt(1000)
  render(<DocsSidebar items={items} path="/docs/second" />)
  expect(screen.getByRole('navigation', { name: 'Documentation' }).scrollTop).toBe(800)
})

test('keeps its place from page to page while the current page is in sight', () => {
  placeCurrentAt(200)
  const { unmount } = render(<DocsSidebar items={items} path="/docs/first" />)
  fireEvent.scroll(screen.getByRole('navigation'), { target: { scrollTop: 120 } })
  unmount()
  render(<DocsSidebar items={items} path="/docs/second" />)
  expect(screen.getByRole('navigation').scrollTop).toBe(120)
})

test('renders on the server without a warning', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(<DocsSidebar items={items} path="/docs/first" />)).toContain('aria-current="page"')
  expect(error).not.toHaveBeenCalled()
})
