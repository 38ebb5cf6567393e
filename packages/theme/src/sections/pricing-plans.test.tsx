import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { PricingPlans, type PricingPlan } from './pricing-plans'

const plan: PricingPlan = {
  title: 'Personal',
  description: 'For one person.',
  price: '$0',
  features: ['All checks', 'All types'],
  soon: [],
  highlight: false,
  button: { label: 'Get started', to: '/docs', color: 'neutral' },
}
const team: PricingPlan = {
  ...plan,
  title: 'Team',
  price: '$12',
  cycle: 'per month',
  badge: 'Planned',
  highlight: true,
  button: { label: 'Follow', to: 'https://example.com', color: 'primary', target: '_blank' },
}

test('shows each plan with price, features and button, and highlights one', () => {
  render(<PricingPlans plans={[plan, team]} />)
  const titles = screen.getAllByRole('heading', { level: 2 })
  expect(titles.map((title) => title.textContent)).toEqual(['Personal', 'Team'])

  const [first, second] = titles.map((title) => title.closest('li')!)
  expect(first).toHaveTextContent('$0')
  const features = within(first!).getAllByRole('listitem')
  expect(features.map((item) => item.textContent)).toEqual(['All checks', 'All types'])
  expect(within(first!).getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/docs')
  expect(first).not.toHaveAttribute('data-highlight')

  expect(second).toHaveTextContent('$12per month')
  expect(second).toHaveTextContent('Planned')
  expect(second).toHaveAttribute('data-highlight')
  expect(within(second!).getByRole('link', { name: 'Follow' })).toHaveAttribute('target', '_blank')
})

test('marks announced features', () => {
  render(<PricingPlans plans={[{ ...plan, soon: ['A hosted editor'] }]} />)
  expect(screen.getByText(/^A hosted editor/)).toHaveTextContent('A hosted editor Coming soon')
})

test('shows a billing switch if a plan has a yearly price', () => {
  const { rerender } = render(<PricingPlans plans={[plan, team]} />)
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  rerender(<PricingPlans plans={[plan, { ...team, yearly: { price: '$120', cycle: 'per year' } }]} />)
  const billing = screen.getByRole('group', { name: 'Billing' })
  expect(within(billing).getByRole('radio', { name: 'Monthly' })).toBeChecked()
  expect(within(billing).getByRole('radio', { name: 'Yearly' })).not.toBeChecked()
  const billingOf = (price: string) => screen.getByText(price).closest('[data-billing]')
  expect(billingOf('$12')).toHaveAttribute('data-billing', 'monthly')
  expect(billingOf('$120')).toHaveAttribute('data-billing', 'yearly')
  expect(billingOf('$0')).toBeNull()
})

test.each([
  [1, '1'],
  [4, '4'],
  [6, '3'],
  [7, '3'],
])('shows %i plans in rows of %s', (count, columns) => {
  render(<PricingPlans plans={Array.from({ length: count }, (_, index) => ({ ...plan, title: `Plan ${index}` }))} />)
  expect(screen.getAllByRole('list')[0]).toHaveAttribute('data-columns', columns)
})
