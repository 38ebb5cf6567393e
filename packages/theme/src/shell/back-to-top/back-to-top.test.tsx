import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { BackToTop } from '.'

test('leads to the start of the page, and is hidden until a script shows it', () => {
  render(<BackToTop />)
  const link = screen.getByText('Back to top')
  expect(link).toHaveAttribute('href', '#')
  expect(link).not.toHaveAttribute('data-shown')
})

test('renders on the server without a warning', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(<BackToTop />)).toContain('href="#"')
  expect(error).not.toHaveBeenCalled()
})
