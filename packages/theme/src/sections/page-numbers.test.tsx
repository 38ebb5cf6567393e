import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { PageNumbers } from './page-numbers'

const shown = (current: number, count: number) => {
  render(<PageNumbers path="/blog" current={current} count={count} />)
  return screen.queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)
}

test.each([
  ['a single page', 1, 1, []],
  ['the first page', 1, 2, ['1 /blog', '2 /blog/page/2', 'Older /blog/page/2']],
  ['the last page', 2, 2, ['Newer /blog', '1 /blog', '2 /blog/page/2']],
  [
    'a page in the middle',
    5,
    9,
    [
      ...['Newer /blog/page/4', '1 /blog', '4 /blog/page/4', '5 /blog/page/5', '6 /blog/page/6', '9 /blog/page/9'],
      'Older /blog/page/6',
    ],
  ],
])('links to the pages around %s, page %i of %i, and marks the page', (_, current, count, links) => {
  expect(shown(current, count)).toEqual(links)
  if (count > 1) expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName(`Page ${current}`)
})
