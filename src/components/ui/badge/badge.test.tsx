import * as React from 'react'
import { renderToString } from 'react-dom/server'
import { render, screen } from '@testing-library/react'
import { Badge } from './badge'

test('says its word in its colour role', () => {
  render(<Badge color="success">New</Badge>)
  expect(screen.getByText('New')).toHaveAttribute('data-color', 'success')
})

test('is neutral unless told otherwise, on the server too', () => {
  expect(renderToString(<Badge>Draft</Badge>)).toContain('data-color="neutral"')
})
