import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { ComparisonTable, readComparison } from '.'

test('reads products and answers in the order of the file', () => {
  const body = { rows: [{ Topic: 'Links', Ours: 'Checked', Theirs: 'Not checked' }] }
  expect(readComparison(body)).toEqual({
    products: ['Ours', 'Theirs'],
    rows: [{ topic: 'Links', answers: ['Checked', 'Not checked'] }],
  })
  expect(readComparison({ rows: [] })).toEqual({ products: [], rows: [] })
})

test('renders every answer under its product', () => {
  const body = {
    rows: [
      { Topic: 'Links', Ours: 'Checked', Theirs: 'Not checked' },
      { Topic: 'Search', Ours: 'Own', Theirs: 'Bought' },
    ],
  }
  render(<ComparisonTable caption="Side by side" {...readComparison(body)} note="Their documentation." />)

  const table = within(screen.getByRole('table', { name: 'Side by side' }))
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Topic', 'Ours', 'Theirs'])
  const answersOf = (topic: HTMLElement) =>
    within(topic.closest('tr')!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(table.getAllByRole('rowheader').map(answersOf)).toEqual([
    ['Checked', 'Not checked'],
    ['Own', 'Bought'],
  ])
  expect(screen.getByText('Their documentation.')).toBeInTheDocument()
})
