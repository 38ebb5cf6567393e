import * as React from 'react'
import type { ContentTree } from '@galley/core/content-tree'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CompareDialog } from './compare-dialog'

const toPage = (texts: string[]) => ({
  body: texts.map((text) => ['p', {}, text]) as ContentTree,
  images: [],
  fields: {},
})
const stays = ['Alpha.', 'Beta.', 'Gamma.']
const shared = { open: true, onOpenChange: () => undefined }
/** Places new blocks between equal blocks, so that each new block is a separate change. */
const dialog = (changes: number) => {
  const draft = toPage(stays.flatMap((text, index) => (index < changes ? [text, `New ${index}.`] : text)))
  return <CompareDialog published={toPage(stays)} draft={draft} {...shared} />
}

test('Alt and the up arrow select the last change, and the new last change is selected when a save removes the selected one', async () => {
  const { rerender } = render(dialog(3))
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(screen.getByText('3 of 3')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Change 3 of 3: added' })).toHaveFocus()
  rerender(dialog(2))
  expect(screen.getByText('2 of 2')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Previous change' }))
  expect(screen.getByText('1 of 2')).toBeVisible()
  rerender(dialog(0))
  expect(screen.getByText('0 changes')).toBeVisible()
})

test('shows the other path of a page that moved', () => {
  const move = { from: '/docs/old', path: '/docs/new' }
  const { rerender } = render(<CompareDialog published={undefined} draft={toPage(stays)} move={move} {...shared} />)
  expect(screen.getByText('This page has moved. Its old path is /docs/old.')).toBeVisible()
  rerender(<CompareDialog published={toPage(stays)} draft={undefined} move={move} {...shared} />)
  expect(screen.getByText('This page has moved in the drafts. Its new path is /docs/new.')).toBeVisible()
})

test('reports that no version is left when a new page is deleted during the comparison', () => {
  const { rerender } = render(<CompareDialog published={undefined} draft={toPage(stays)} {...shared} />)
  expect(screen.getByText('This page is not published yet.')).toBeVisible()
  rerender(<CompareDialog published={undefined} draft={undefined} {...shared} />)
  expect(screen.getAllByText(/^This|^The|^No/).map(({ textContent }) => textContent)).toEqual([
    'Nothing to compare: no version of this page is left.',
  ])
})
