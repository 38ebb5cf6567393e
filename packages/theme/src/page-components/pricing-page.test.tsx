import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { PlanComparison } from './pricing-page'

test('compares the plans of the pricing file', () => {
  const includes = [
    { title: 'Checks', plans: [true, false], soon: false },
    { title: 'Editors', value: ['One'], plans: [true, true], soon: false },
    { title: 'Hosted editor', plans: [false, true], value: null, soon: true },
    { title: 'Nothing said', soon: false },
    { title: 'Letters', soon: true },
  ]
  render(
    <PlanComparison plans={[{ title: 'Personal' }, { title: 'Team' }]} groups={[{ title: 'Content', includes }]} />,
  )

  // jsdom has a narrow screen, where each plan is a list.
  const factsOf = (plan: string) =>
    within(screen.getByRole('heading', { name: plan }).closest('section')!)
      .getAllByRole('definition')
      .map((fact) => fact.textContent)
  expect(factsOf('Personal')).toEqual(['Included', 'One', 'Not included', 'Not included', 'Coming soon'])
  expect(factsOf('Team')).toEqual(['Not included', 'Included', 'Coming soon', 'Not included', 'Coming soon'])
})
