import * as React from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from '.'

test('toggles by its label and by the space bar', async () => {
  const handleChange = jest.fn()
  render(<Checkbox label="Show drafts" description="To editors alone." onChange={handleChange} />)
  const box = screen.getByRole('checkbox', { name: 'Show drafts' })
  expect(box).toHaveAccessibleDescription('To editors alone.')
  await userEvent.click(screen.getByText('Show drafts'))
  expect(box).toBeChecked()
  await userEvent.keyboard(' ')
  expect(box).not.toBeChecked()
  expect(handleChange).toHaveBeenCalledTimes(2)
})

test('shows the mixed state until the prop changes', async () => {
  const { rerender } = render(<Checkbox label="All" indeterminate />)
  expect(screen.getByRole('checkbox')).toBePartiallyChecked()
  rerender(<Checkbox label="All" />)
  expect(screen.getByRole('checkbox')).not.toBePartiallyChecked()
})
