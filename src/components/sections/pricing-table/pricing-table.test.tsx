import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { PricingTable, type PricingGroup } from '.'

const groups: PricingGroup[] = [
  {
    title: 'Content',
    includes: [
      { title: 'Checks', plans: [true, true, false], soon: false },
      { title: 'Editors', value: ['One', 'Twenty', 'No limit'], soon: false },
      { title: 'Hosted editor', plans: [false, true, true], soon: true },
      { title: 'Nothing said', soon: false },
    ],
  },
]

// Without a width to measure, jsdom takes the screen for a narrow one and the table for hidden.
const hidden = true

const renderTable = () => {
  render(<PricingTable plans={['Personal', 'Team', 'Company']} groups={groups} />)
  return within(screen.getByRole('table', { hidden }))
}
const answersOf = (table: ReturnType<typeof renderTable>, feature: string) => {
  const row = table.getByRole('rowheader', { name: feature, hidden }).closest('tr')!
  return within(row)
    .getAllByRole('cell', { hidden })
    .map((cell) => cell.textContent)
}

test('has a name, a column for each plan and a head for each group', () => {
  const table = renderTable()
  expect(table.getByText('Pricing plan comparison').tagName).toBe('CAPTION')
  expect(table.getAllByRole('columnheader', { hidden }).map((head) => head.textContent)).toEqual([
    'Feature',
    'Personal',
    'Team',
    'Company',
  ])
  expect(table.getByText('Content')).toHaveAttribute('scope', 'rowgroup')
})

test('says in words what ticks and dashes say, the text of each plan, and what is still to come', () => {
  const table = renderTable()
  expect(answersOf(table, 'Checks')).toEqual(['Included', 'Included', 'Not included'])
  expect(answersOf(table, 'Editors')).toEqual(['One', 'Twenty', 'No limit'])
  expect(answersOf(table, 'Hosted editor')).toEqual(['Not included', 'Coming soon', 'Coming soon'])
  expect(answersOf(table, 'Nothing said')).toEqual(['Not included', 'Not included', 'Not included'])
})

test('narrow screens get the same answers as a list for each plan', () => {
  renderTable()
  const plan = screen.getByRole('heading', { name: 'Team' }).closest('section')!
  const facts = within(plan)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(facts).toEqual([
    ['Checks', 'Included'],
    ['Editors', 'Twenty'],
    ['Hosted editor', 'Coming soon'],
    ['Nothing said', 'Not included'],
  ])
})
