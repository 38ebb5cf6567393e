import * as React from 'react'
import { site } from '@galley/site'
import { render, screen, within } from '@testing-library/react'
import { PricingTable, type PricingTableGroup, type PricingTableProps } from '.'

const groups: PricingTableGroup[] = [
  {
    title: 'Content',
    features: [
      { title: 'Checks', values: [true, true, false] },
      { title: 'Editors', values: ['One', 'Twenty', 'No limit'] },
      { title: 'Hosted editor', values: [false, true, true], soon: true },
      { title: 'Nothing said', values: [] },
    ],
  },
  { features: [{ title: 'Support', values: [null, 'By letter', true] }] },
]
const plans = [{ title: 'Personal' }, { title: 'Team', highlight: true }, { title: 'Company' }]

// jsdom matches no media query, so the table is hidden as on a narrow screen.
const hidden = true

const renderTable = (props: Partial<PricingTableProps> = {}) => {
  render(<PricingTable plans={plans} groups={groups} {...props} />)
  return within(screen.getByRole('table', { hidden }))
}
const answersOf = (table: ReturnType<typeof renderTable>, feature: string) => {
  const row = table.getByRole('rowheader', { name: feature, hidden }).closest('tr')!
  return within(row)
    .getAllByRole('cell', { hidden })
    .map((cell) => cell.textContent)
}

test('renders ticks and dashes with text, strings, and "Coming soon"', () => {
  const table = renderTable()
  expect(site.texts.pricingTable).toBe('Pricing plan comparison')
  expect(table.getByText(site.texts.pricingTable)).toBeInTheDocument()
  expect(answersOf(table, 'Checks')).toEqual(['Included', 'Included', 'Not included'])
  expect(answersOf(table, 'Editors')).toEqual(['One', 'Twenty', 'No limit'])
  expect(answersOf(table, 'Hosted editor')).toEqual(['Not included', 'Coming soon', 'Coming soon'])
  expect(answersOf(table, 'Nothing said')).toEqual(['Not included', 'Not included', 'Not included'])
  expect(answersOf(table, 'Support')).toEqual(['Not included', 'By letter', 'Included'])
})

test('uses the given texts', () => {
  const table = renderTable({ caption: 'Plans', includedLabel: 'Yes', notIncludedLabel: 'No', soonLabel: 'Later' })
  expect(table.getByText('Plans').tagName).toBe('CAPTION')
  expect(answersOf(table, 'Hosted editor')).toEqual(['No', 'Later', 'Later'])
})
