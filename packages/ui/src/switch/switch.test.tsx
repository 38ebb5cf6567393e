import * as React from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Switch } from '.'

test('toggles by its label and by the space bar', async () => {
  render(<Switch label="Preview" description="Shows drafts." />)
  const control = screen.getByRole('switch', { name: 'Preview' })
  expect(control).toHaveAccessibleDescription('Shows drafts.')
  await userEvent.click(screen.getByText('Preview'))
  expect(control).toBeChecked()
  await userEvent.keyboard(' ')
  expect(control).not.toBeChecked()
})
