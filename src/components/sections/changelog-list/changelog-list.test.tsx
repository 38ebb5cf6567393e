import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { ChangelogItem, ChangelogList } from '.'

const list = (
  <ChangelogList>
    <ChangelogItem path="/changelog/new" title="New" date="2026-11-21" dateText="November 21, 2026" category="release">
      <p>What is new.</p>
    </ChangelogItem>
    <ChangelogItem path="/changelog/old" title="Old" date="2026-11-07" dateText="November 7, 2026">
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

test('is whole in the HTML of the server', () => {
  expect(renderToString(list)).toContain('What was new.')
})
