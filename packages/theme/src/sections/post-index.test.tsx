import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { PostIndex } from './post-index'

test('groups articles by year', () => {
  const posts = [
    { path: '/blog/c', title: 'C', date: '2026-02-03' },
    { path: '/blog/b', title: 'B', date: '2026-01-31' },
    { path: '/blog/a', title: 'A', date: '2025-12-31' },
  ]
  render(<PostIndex posts={posts} />)
  const titlesOf = (year: string) =>
    within(screen.getByRole('region', { name: year }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(titlesOf('2026')).toEqual(['C', 'B'])
  expect(titlesOf('2025')).toEqual(['A'])
  expect(screen.getByText('December 31')).toHaveAttribute('datetime', '2025-12-31')
})
