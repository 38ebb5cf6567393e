import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { ComparisonTable, readComparison } from './comparison-table'

test('renders every answer of a CSV entry under its product, in the order of the file', () => {
  const rows = [
    { Topic: 'Links', Ours: 'Checked', Theirs: 'Not checked' },
    { Topic: 'Search', Ours: 'Own', Theirs: 'Bought' },
  ]
  render(<ComparisonTable caption="Side by side" {...readComparison({ rows })} note="Their documentation." />)
  const table = within(screen.getByRole('table', { name: 'Side by side' }))
  const texts = table.getAllByRole('row').map(({ children }) => Array.from(children, (cell) => cell.textContent))
  expect(texts).toEqual([
    ['Topic', 'Ours', 'Theirs'],
    ['Links', 'Checked', 'Not checked'],
    ['Search', 'Own', 'Bought'],
  ])
  expect(table.getAllByRole('rowheader')).toHaveLength(2)
  expect(screen.getByText('Their documentation.')).toBeInTheDocument()
})

test('reads an empty file', () => {
  expect(readComparison({ rows: [] })).toEqual({ products: [], rows: [] })
})
