import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { Input } from '../input'
import { FormField } from '.'

test('labels the control, and describes the control by hint and help', () => {
  render(
    <FormField label="Site name" hint="Optional" help="Shown in the header." name="site">
      <Input />
    </FormField>,
  )
  const input = screen.getByRole('textbox', { name: 'Site name' })
  expect(input).toHaveAccessibleDescription('Optional Shown in the header.')
  expect(input).toHaveAttribute('name', 'site')
  expect(input).not.toBeRequired()
  expect(input).toBeValid()
})

test('marks the control as invalid, describes it by the error, and announces the error', () => {
  const field = (error?: string) => (
    <FormField label="Email" error={error}>
      <Input />
    </FormField>
  )
  const { rerender } = render(field())
  rerender(field('Enter an address.'))
  expect(screen.getByRole('textbox')).toBeInvalid()
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Enter an address.')
  expect(screen.getByText('Enter an address.')).toHaveAttribute('aria-live', 'polite')
})

test('marks a required field visually and its control for screen readers', () => {
  render(
    <FormField label="Email" required>
      <Input />
    </FormField>,
  )
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeRequired()
  expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true')
})

test("prefers the control's own props", () => {
  render(
    <FormField label="Email" name="email" required error="Wrong">
      <Input id="mine" name="mine" required={false} invalid={false} aria-describedby="elsewhere" />
    </FormField>,
  )
  const input = screen.getByRole('textbox')
  expect(input).toHaveAttribute('id', 'mine')
  expect(input).toHaveAttribute('name', 'mine')
  expect(input).not.toBeRequired()
  expect(input).toHaveAttribute('aria-invalid', 'false')
  expect(input.getAttribute('aria-describedby')).toMatch(/^elsewhere .+/)
})
