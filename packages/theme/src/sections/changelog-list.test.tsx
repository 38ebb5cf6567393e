import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { ChangelogItem, ChangelogList } from './changelog-list'

const entries = [
  { path: '/changelog/new', title: 'New', date: '2026-11-21', version: '1.4.0' },
  { path: '/changelog/old', title: 'Old', date: '2026-10-07' },
]

const list = (
  <ChangelogList entries={entries} isFirst>
    <ChangelogItem {...entries[0]!} description="In short." category="release" kinds={['added', 'security']}>
      <p>What is new.</p>
    </ChangelogItem>
    <ChangelogItem {...entries[1]!} description="" kinds={[]}>
      <p>What was new.</p>
    </ChangelogItem>
  </ChangelogList>
)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.lang = 'en'
})

test('shows each entry with date, link, version, kinds of change and text', () => {
  render(list)
  const [first, second] = screen.getAllByRole('article')
  expect(within(first!).getByRole('link', { name: 'New' })).toHaveAttribute('href', '/changelog/new')
  expect(within(first!).getByText('November 21, 2026')).toHaveAttribute('datetime', '2026-11-21')
  expect(first).toHaveTextContent('Release')
  expect(first).toHaveTextContent('What is new.')
  expect(second).toHaveTextContent('What was new.')
  expect(first).toHaveAttribute('id', 'v1.4.0')
  expect(within(first!).getByRole('link', { name: '1.4.0' })).toHaveAttribute('href', '#v1.4.0')
  const kinds = within(within(first!).getByRole('list', { name: 'Kinds of change' })).getAllByRole('listitem')
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['added', 'security'])
  expect(second).toHaveAttribute('id', 'old')
  expect(within(second!).queryByRole('list')).not.toBeInTheDocument()
})

test('shows the description of an entry without text', () => {
  render(<ChangelogItem {...entries[0]!} description="What the film shows." kinds={[]} />)
  expect(screen.getByText(/What the film shows\./)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Read more: New' })).toHaveAttribute('href', '/changelog/new')
})

test('links to the entries by version or title, grouped by month', () => {
  render(list)
  const rail = within(screen.getByRole('navigation', { hidden: true }))
  expect(rail.getAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'November 2026',
    'October 2026',
  ])
  const links = rail.getAllByRole('link', { hidden: true })
  expect(links.map(({ textContent }) => textContent)).toEqual(['21v1.4.0', '7Old'])
  expect(links.map((link) => document.getElementById(link.getAttribute('href')!.slice(1)))).toEqual(
    screen.getAllByRole('article'),
  )
})

test('marks new entries in a list that the application renders', () => {
  localStorage.setItem('changelog-visit', JSON.stringify({ time: '2026-11-01T12:00:00.000Z', seen: [] }))
  render(list)
  const [first, second] = screen.getAllByRole('article')
  expect(within(first!).getByText('New', { selector: 'span' })).toBeVisible()
  expect(within(second!).getByText('New', { selector: 'span' })).not.toBeVisible()
  expect(screen.getByText('1 new since your last visit (November 1, 2026)')).toBeInTheDocument()
})
