import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { Hero } from './hero'

const words = { title: 'Maps', primary: { label: 'Get started', to: '/start' } }

test('renders all optional parts, with another heading level', () => {
  render(
    <Hero {...words} as="h2" lead="On your telephone." secondary={{ label: 'Prices', to: '/prices' }}>
      <p>The map</p>
    </Hero>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Maps' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/start')
  expect(screen.getByRole('link', { name: 'Prices' })).toHaveAttribute('href', '/prices')
  expect(screen.getByText('On your telephone.')).toBeVisible()
  expect(screen.getByText('The map')).toBeVisible()
})
