import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { PRICING_TABLE_CAPTION, PricingTable, type PricingTableGroup, type PricingTableProps } from '.'

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

// Without a width to measure, jsdom takes the screen for a narrow one and the table for hidden.
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

test('has a name, a column for each plan and a head for each group', () => {
  expect(PRICING_TABLE_CAPTION).toBe('Pricing plan comparison')
  const table = renderTable()
  expect(table.getByText('Pricing plan comparison').tagName).toBe('CAPTION')
  const heads = table.getAllByRole('columnheader', { hidden })
  expect(heads.map((head) => head.textContent)).toEqual(['Feature', 'Personal', 'Team', 'Company'])
  for (const head of heads) expect(head).toHaveAttribute('scope', 'col')
  expect(table.getByText('Content')).toHaveAttribute('scope', 'rowgroup')
})

test('says in words what ticks and dashes say, the text of each plan, and what is still to come', () => {
  const table = renderTable()
  expect(answersOf(table, 'Checks')).toEqual(['Included', 'Included', 'Not included'])
  expect(answersOf(table, 'Editors')).toEqual(['One', 'Twenty', 'No limit'])
  expect(answersOf(table, 'Hosted editor')).toEqual(['Not included', 'Coming soon', 'Coming soon'])
  expect(answersOf(table, 'Nothing said')).toEqual(['Not included', 'Not included', 'Not included'])
  expect(answersOf(table, 'Support')).toEqual(['Not included', 'By letter', 'Included'])
})

test('marks the highlighted plan, from head to foot', () => {
  const table = renderTable()
  expect(table.getByRole('columnheader', { name: 'Team', hidden })).toHaveAttribute('data-highlight')
  expect(table.getByRole('columnheader', { name: 'Personal', hidden })).not.toHaveAttribute('data-highlight')
  expect(table.getByText('Twenty')).toHaveAttribute('data-highlight')
})

test('speaks in the words it is given', () => {
  const table = renderTable({ caption: 'Plans', includedLabel: 'Yes', notIncludedLabel: 'No', soonLabel: 'Later' })
  expect(table.getByText('Plans').tagName).toBe('CAPTION')
  expect(answersOf(table, 'Hosted editor')).toEqual(['No', 'Later', 'Later'])
})

test('narrow screens get the same answers as a list for each plan, under the same name', () => {
  renderTable()
  const lists = within(screen.getByRole('group', { name: 'Pricing plan comparison' }))
  const plan = lists.getByRole('heading', { name: 'Team' }).closest('section')!
  const facts = within(plan)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(facts).toEqual([
    ['Checks', 'Included'],
    ['Editors', 'Twenty'],
    ['Hosted editor', 'Coming soon'],
    ['Nothing said', 'Not included'],
    ['Support', 'By letter'],
  ])
})
