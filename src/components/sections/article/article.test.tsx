import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ArticleHeader } from '.'

const article = {
  title: 'On proofs',
  description: 'Why they are read.',
  back: { label: 'Blog', to: '/blog' },
  date: '2026-11-20',
  dateText: 'November 20, 2026',
  category: 'engineering',
  authors: [{ name: 'Ada', username: 'ada', to: 'https://github.com/ada' }, { name: 'Ben' }],
}

test('tells what the article is, when it came out, who wrote it, and leads back', () => {
  render(<ArticleHeader {...article} />)
  expect(screen.getByRole('heading', { level: 1, name: 'On proofs' })).toBeInTheDocument()
  expect(screen.getByText('November 20, 2026')).toHaveAttribute('datetime', '2026-11-20')
  expect(screen.getByText('Engineering')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')

  const authors = within(screen.getByRole('list', { name: 'Authors' }))
  expect(authors.getAllByRole('listitem').map((author) => author.textContent)).toEqual(['Ada@ada', 'Ben'])
  expect(authors.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', 'https://github.com/ada')
})

test('copies the address of the page', async () => {
  const user = userEvent.setup()
  render(<ArticleHeader {...article} />)
  await user.click(screen.getByRole('button', { name: 'Copy link to this page' }))
  expect(await navigator.clipboard.readText()).toBe(window.location.href)
})
