import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { PageNumbers } from '.'

const shown = (current: number, count: number) => {
  const { unmount } = render(<PageNumbers path="/blog" current={current} count={count} />)
  const links = screen.queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)
  unmount()
  return links
}

test('renders nothing for a single page', () => {
  expect(shown(1, 1)).toEqual([])
})

test('links to the neighbouring, first and last pages', () => {
  expect(shown(5, 9)).toEqual([
    'Newer /blog/page/4',
    '1 /blog',
    '4 /blog/page/4',
    '5 /blog/page/5',
    '6 /blog/page/6',
    '9 /blog/page/9',
    'Older /blog/page/6',
  ])
})

test('omits "Newer" on the first page and "Older" on the last page', () => {
  expect(shown(1, 2)).toEqual(['1 /blog', '2 /blog/page/2', 'Older /blog/page/2'])
  expect(shown(2, 2)).toEqual(['Newer /blog', '1 /blog', '2 /blog/page/2'])
})

test('marks the current page', () => {
  render(<PageNumbers path="/blog" current={2} count={3} />)
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2')
})
