import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { PostGrid, type PostSummary } from './post-card'

const post: PostSummary = {
  path: '/blog/first',
  title: 'First',
  description: 'What came first.',
  date: '2026-11-20',
  readingMinutes: 4,
  category: 'release notes',
}
const older = { ...post, path: '/blog/older', title: 'Older', category: null }

test('shows title, description, day, reading time, category in title case, and whether it is pinned', () => {
  render(<PostGrid posts={[{ ...post, pinned: true }]} />)
  const card = within(screen.getByRole('article'))
  expect(card.getByRole('heading', { level: 2, name: 'First' })).toBeInTheDocument()
  expect(card.getByRole('link', { name: 'First' })).toHaveAttribute('href', '/blog/first')
  expect(card.getByText('What came first.')).toBeInTheDocument()
  expect(card.getByText('November 20, 2026')).toHaveAttribute('datetime', '2026-11-20')
  expect(card.getByText('4 min read')).toBeInTheDocument()
  expect(card.getByText('Release Notes')).toBeInTheDocument()
  expect(card.getByText('Pinned')).toBeInTheDocument()
})

test('shows authors only if the articles have several', () => {
  const [ada, ben] = [{ title: 'Ada' }, { title: 'Ben' }]
  const signed = { ...older, authors: [ada] }
  const { rerender } = render(<PostGrid posts={[{ ...post, authors: [ada, ben] }, signed]} />)
  const [first, second] = screen.getAllByRole('article')
  expect(within(first!).getByText('Ada, Ben')).toBeInTheDocument()
  expect(within(second!).getByText('Ada')).toBeInTheDocument()
  rerender(<PostGrid posts={[{ ...post, authors: [ada] }, signed]} />)
  expect(screen.queryByText('Ada')).not.toBeInTheDocument()
})

test('keeps the order of the list, and features the first article on request', () => {
  const { rerender } = render(<PostGrid posts={[post, older]} as="h3" />)
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(['First', 'Older'])
  for (const card of screen.getAllByRole('article')) expect(card).not.toHaveAttribute('data-featured')

  rerender(<PostGrid posts={[post, older]} hasFeatured />)
  const [first, second] = screen.getAllByRole('article')
  expect(first).toHaveAttribute('data-featured')
  expect(second).not.toHaveAttribute('data-featured')
})

test.each([
  [1, true, []],
  [2, true, [1]],
  [3, true, []],
  [4, true, [3]],
  [1, false, [0]],
  [2, false, []],
])('of %i articles (featured: %p), these have the full width: %j', (count, hasFeatured, alone) => {
  const posts = Array.from({ length: count }, (_, index) => ({ ...post, path: `/blog/${index}` }))
  render(<PostGrid posts={posts} hasFeatured={hasFeatured} />)
  const cards = screen.getAllByRole('article')
  expect(cards.flatMap((card, index) => ('alone' in card.dataset ? [index] : []))).toEqual(alone)
})

test('shows the picture of an article instead of a cover', () => {
  const src = { path: 'blog/own.svg', width: 16, height: 9, file: { publicURL: '/own.svg', childImageSharp: null } }
  render(<PostGrid posts={[{ ...post, image: { alt: 'The press', src } }]} />)
  expect(screen.getByRole('img', { name: 'The press' })).toHaveAttribute('src', '/own.svg')
})
