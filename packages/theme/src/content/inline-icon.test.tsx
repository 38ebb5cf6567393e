import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { InlineIcon } from './inline-icon'

const rocket = { body: '<path d="M0 0"/>', width: 24, height: 24 }

test('an icon with a label says it', () => {
  render(<InlineIcon name={rocket} label="Start" />)
  expect(screen.getByRole('img', { name: 'Start' })).toBeInTheDocument()
})

test('one without is passed over', () => {
  render(<InlineIcon name={rocket} />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
