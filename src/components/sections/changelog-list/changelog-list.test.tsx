import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { ChangelogItem, ChangelogList } from '.'

const list = (
  <ChangelogList>
    <ChangelogItem
      path="/changelog/new"
      title="New"
      date="2026-11-21"
      dateText="November 21, 2026"
      category="release"
      version="1.4.0"
      kinds={['added', 'security']}
    >
      <p>What is new.</p>
    </ChangelogItem>
    <ChangelogItem path="/changelog/old" title="Old" date="2026-11-07" dateText="November 7, 2026" kinds={[]}>
      <p>What was new.</p>
    </ChangelogItem>
  </ChangelogList>
)

test('shows each entry with its day, a link to its own page, and its text', () => {
  render(list)
  const [first, second] = screen.getAllByRole('article')
  expect(within(first!).getByRole('link', { name: 'New' })).toHaveAttribute('href', '/changelog/new')
  expect(within(first!).getByText('November 21, 2026')).toHaveAttribute('datetime', '2026-11-21')
  expect(first).toHaveTextContent('Release')
  expect(first).toHaveTextContent('What is new.')
  expect(second).toHaveTextContent('What was new.')
})

test('an entry about a version can be linked to, and names its kinds of change', () => {
  render(list)
  const [first, second] = screen.getAllByRole('article')
  expect(first).toHaveAttribute('id', 'v1.4.0')
  expect(within(first!).getByRole('link', { name: '1.4.0' })).toHaveAttribute('href', '#v1.4.0')
  const kinds = within(first!).getByRole('list', { name: 'Kinds of change' })
  expect(
    within(kinds)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['added', 'security'])
  expect(second).not.toHaveAttribute('id')
  expect(within(second!).queryByRole('list')).not.toBeInTheDocument()
})

test('is whole in the HTML of the server', () => {
  expect(renderToString(list)).toContain('What was new.')
})
