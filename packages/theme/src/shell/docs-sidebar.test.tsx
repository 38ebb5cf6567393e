import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { DocsSidebar } from './docs-sidebar'

const items = ['first', 'second'].map((title) => ({ title, path: `/docs/${title}`, stem: `docs/${title}` }))

test('scrolls to the current page', () => {
  // jsdom has no layout: the sidebar is 300 pixels high, and the current page is below.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.hasAttribute('aria-current') ? new DOMRect(0, 1000, 10, 30) : new DOMRect(0, 100, 10, 300)
  })
  render(<DocsSidebar items={items} path="/docs/second" />)
  expect(screen.getByRole('navigation', { name: 'Documentation' }).scrollTop).toBe(800)
})
