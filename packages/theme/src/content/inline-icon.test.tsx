import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { InlineIcon } from './inline-icon'

test('names an icon by its label, and hides an icon without a label from screen readers', () => {
  const rocket = { body: '<path d="M0 0"/>', width: 24, height: 24 }
  const { rerender } = render(<InlineIcon name={rocket} label="Start" />)
  expect(screen.getByRole('img', { name: 'Start' })).toBeInTheDocument()
  rerender(<InlineIcon name={rocket} />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
