import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { InlineIcon } from './inline-icon'

const rocket = { body: '<path d="M0 0"/>', width: 24, height: 24 }

test('names an icon by its label', () => {
  render(<InlineIcon name={rocket} label="Start" />)
  expect(screen.getByRole('img', { name: 'Start' })).toBeInTheDocument()
})

test('hides an icon without a label from screen readers', () => {
  render(<InlineIcon name={rocket} />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
