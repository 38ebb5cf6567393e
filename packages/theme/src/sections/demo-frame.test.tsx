import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { DemoFrame } from './demo-frame'

test('loads the demo only when opened, and links to it', () => {
  render(<DemoFrame src="https://demo.example" title="Handbook" />)
  const frame = screen.getByTitle('Handbook, demo')
  expect(frame.closest('details')).not.toHaveAttribute('open')
  expect(frame).toHaveAttribute('loading', 'lazy')
  expect(frame).toHaveAttribute('src', 'https://demo.example')
  const link = screen.getByText('Open in a new tab').closest('a')
  expect(link).toHaveAttribute('href', 'https://demo.example')
  expect(link).toHaveAttribute('target', '_blank')
})
