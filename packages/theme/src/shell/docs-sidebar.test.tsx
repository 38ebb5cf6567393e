import * as React from 'react'
import { setTranslations } from '@galley/core/translations'
import { render, screen } from '@testing-library/react'
import { DocsSidebar } from './docs-sidebar'

jest.mock('./versions-on-demand', () => ({ VersionMenu: () => 'Version menu' }))

const items = ['first', 'second'].map((title) => ({ title, path: `/docs/${title}`, stem: `docs/${title}` }))

test('scrolls to the current page', () => {
  // jsdom has no layout: the sidebar is 300 pixels high, and the current page is below.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.hasAttribute('aria-current') ? new DOMRect(0, 1000, 10, 30) : new DOMRect(0, 100, 10, 300)
  })
  render(<DocsSidebar items={items} path="/docs/second" />)
  expect(screen.getByRole('navigation', { name: 'Documentation' }).scrollTop).toBe(800)
})

test.each([
  ['/docs/second', 1],
  ['/de/docs/second', 1],
  ['/de/about', 0],
])('at %s, the number of version menus is %d', (path, count) => {
  setTranslations(['de'])
  render(<DocsSidebar items={items} path={path} />)
  setTranslations([])
  expect(screen.queryAllByText('Version menu')).toHaveLength(count)
})
