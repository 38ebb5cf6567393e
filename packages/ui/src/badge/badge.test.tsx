import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Badge } from './badge'

test('renders its text in the colour role', () => {
  render(<Badge color="success">New</Badge>)
  expect(screen.getByText('New')).toHaveAttribute('data-color', 'success')
})

test('is neutral and subtle by default', () => {
  const html = renderToString(<Badge>Draft</Badge>)
  expect(html).toContain('data-color="neutral"')
  expect(html).toContain('data-variant="subtle"')
})
