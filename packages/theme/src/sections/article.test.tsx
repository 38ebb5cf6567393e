import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { Article } from './article'

const ada = { title: 'Ada', path: '/authors/ada', username: 'ada', description: 'Reads proofs.' }
const ben = { title: 'Ben', path: '/authors/ben', description: '' }
const article = {
  path: '/blog/on-proofs',
  stem: 'blog/on-proofs',
  extension: 'md',
  title: 'On proofs',
  description: 'Why they are read.',
  hasDescription: true,
  back: { title: 'Blog', path: '/blog' },
  date: '2026-11-20',
  category: 'engineering',
  readingMinutes: 3,
  authors: [ada, ben],
  topics: [],
  toc: [],
  body: [['p', {}, 'A proof is a copy.']],
  images: [],
  surround: [null, null],
}

test('shows title, date, reading time, category and authors, and links back', () => {
  render(<Article {...article} />)
  expect(screen.getByRole('heading', { level: 1, name: 'On proofs' })).toBeInTheDocument()
  expect(screen.getByText('November 20, 2026')).toHaveAttribute('datetime', '2026-11-20')
  expect(screen.getByText('3 min read')).toBeInTheDocument()
  expect(screen.getByText('Why they are read.')).toBeInTheDocument()
  expect(screen.getByText('Engineering')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')
  expect(screen.getByRole('button', { name: 'Copy link to this page' })).toBeInTheDocument()

  const authors = within(screen.getByRole('list', { name: 'Authors' }))
  expect(authors.getAllByRole('listitem').map((author) => author.textContent)).toEqual(['Ada@ada', 'Ben'])
  expect(authors.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/authors/ada')
})

test('ends with its topics and the descriptions of its authors', () => {
  render(<Article {...article} topics={[{ title: 'Printing', path: '/blog/topics/printing' }]} />)
  const topics = within(screen.getByRole('list', { name: 'Topics' }))
  expect(topics.getByRole('link', { name: 'Printing' })).toHaveAttribute('href', '/blog/topics/printing')
  expect(screen.getByText('Reads proofs.')).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: 'Ada' })).toHaveLength(2)
  expect(screen.getAllByRole('link', { name: 'Ben' })).toHaveLength(1)
})

test('shows its position in a series, and links to the other parts in reading order', () => {
  const posts = [
    { path: '/blog/third', title: 'Third' },
    { path: '/blog/on-proofs', title: 'On proofs' },
    { path: '/blog/first', title: 'First' },
  ]
  const surround = [{ title: 'Of another day', path: '/blog/other' }, null]
  render(
    <Article {...article} series={{ title: 'Printing', path: '/blog/series/printing', posts }} surround={surround} />,
  )
  const series = within(screen.getByRole('navigation', { name: 'Series: Printing' }))
  expect(series.getByText(/^Part 2 of 3 of/)).toBeInTheDocument()
  expect(series.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['First', 'On proofs', 'Third'])
  expect(series.getByText('On proofs')).toHaveAttribute('aria-current', 'page')
  expect(series.getByRole('link', { name: 'Third' })).toHaveAttribute('href', '/blog/third')
  expect(series.getByRole('link', { name: 'Printing' })).toHaveAttribute('href', '/blog/series/printing')
  expect(screen.getByRole('link', { name: 'Previous part First' })).toHaveAttribute('href', '/blog/first')
  expect(screen.getByRole('link', { name: 'Next part Third' })).toHaveAttribute('href', '/blog/third')
  expect(screen.queryByText('Of another day')).not.toBeInTheDocument()
})

test('shows the picture above the text, and no description that repeats the start of the text', () => {
  render(
    <Article {...article} description="A proof is a copy." hasDescription={false}>
      <img src="/a.png" alt="A press" />
    </Article>,
  )
  const picture = screen.getByRole('img', { name: 'A press' })
  const text = screen.getByText('A proof is a copy.')
  expect(picture.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('shows a table of contents for at least three headings', () => {
  const toc = ['One', 'Two', 'Three'].map((text) => ({ id: text.toLowerCase(), text }))
  const { rerender } = render(<Article {...article} toc={toc} />)
  const rail = within(screen.getByRole('navigation', { name: 'On this page', hidden: true }))
  const links = rail.getAllByRole('link', { hidden: true })
  expect(links.slice(0, 3).map((link) => link.getAttribute('href'))).toEqual(['#one', '#two', '#three'])
  rerender(<Article {...article} toc={toc.slice(1)} />)
  expect(screen.queryByRole('navigation', { hidden: true })).not.toBeInTheDocument()
})

test('links to the newer and older article, if there are any', () => {
  const newer = { title: 'On type', path: '/blog/newer' }
  const older = { title: 'On ink', path: '/blog/older' }
  const { rerender } = render(<Article {...article} />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  rerender(<Article {...article} surround={[newer, older]} />)
  expect(screen.getByRole('link', { name: /Newer.*On type/ })).toHaveAttribute('href', '/blog/newer')
  expect(screen.getByRole('link', { name: /Older.*On ink/ })).toHaveAttribute('href', '/blog/older')
})
