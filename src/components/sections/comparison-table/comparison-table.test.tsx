import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { readSource } from '~/lib/content-source'
import { ComparisonTable, readComparison } from '.'

test('reads products and answers in the order of the file', () => {
  const body = { rows: [{ Topic: 'Links', Ours: 'Checked', Theirs: 'Not checked' }] }
  expect(readComparison(body)).toEqual({
    products: ['Ours', 'Theirs'],
    rows: [{ topic: 'Links', answers: ['Checked', 'Not checked'] }],
  })
  expect(readComparison({ rows: [] })).toEqual({ products: [], rows: [] })
})

test('draws the table of this site with every answer under its product', () => {
  const csv = readFileSync(join(process.cwd(), 'content/info/comparison.csv'), 'utf8')
  const { fields, problems } = readSource('comparison.csv', 'csv', csv)
  expect(problems).toEqual([])
  render(<ComparisonTable caption="Side by side" {...readComparison(fields)} note="Their documentation." />)

  const table = within(screen.getByRole('table', { name: 'Side by side' }))
  const products = table.getAllByRole('columnheader').map((head) => head.textContent)
  expect(products).toEqual(['Topic', 'Galley', 'Docusaurus', 'VitePress', 'Starlight'])
  for (const topic of table.getAllByRole('rowheader')) {
    const cells = within(topic.closest('tr')!).getAllByRole('cell')
    expect(cells).toHaveLength(4)
    for (const cell of cells) expect(cell).not.toBeEmptyDOMElement()
  }
  expect(screen.getByText('Their documentation.')).toBeInTheDocument()
})
