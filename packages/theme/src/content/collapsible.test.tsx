import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { Collapsible } from './collapsible'

test('is closed until the reader presses its label', () => {
  render(<Collapsible label="More">The rest</Collapsible>)
  expect(screen.getByRole('group')).not.toHaveAttribute('open')
  screen.getByText('More').click()
  expect(screen.getByRole('group')).toHaveAttribute('open')
})
