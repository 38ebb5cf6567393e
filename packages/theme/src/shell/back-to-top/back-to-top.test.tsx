import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { BackToTop } from '.'

test('links to the top of the page, and is hidden until a script shows it', () => {
  render(<BackToTop />)
  const link = screen.getByText('Back to top')
  expect(link).toHaveAttribute('href', '#')
  expect(link).not.toHaveAttribute('data-shown')
})
