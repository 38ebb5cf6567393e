import * as React from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

test('changes the width by keyboard', async () => {
  render(<DemoFrame src="/demo" title="Handbook" />)
  await userEvent.click(screen.getByText('Try Handbook here'))
  expect(screen.getByRole('group', { name: 'Width' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Desktop' })).toBeChecked()
  screen.getByRole('radio', { name: 'Desktop' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: 'Tablet' })).toBeChecked()
})
