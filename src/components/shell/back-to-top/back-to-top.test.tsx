import * as React from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { BackToTop } from '.'

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top })
  fireEvent.scroll(window)
}

test('appears when the reader is a screen away from the start, and disappears again', () => {
  render(<BackToTop />)
  const link = screen.getByText('Back to top')
  expect(link).not.toHaveAttribute('data-shown')
  scrollTo(window.innerHeight + 1)
  expect(link).toHaveAttribute('data-shown')
  expect(link).toHaveAttribute('href', '#top')
  scrollTo(0)
  expect(link).not.toHaveAttribute('data-shown')
})

test('renders on the server without a warning', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(<BackToTop />)).toContain('href="#top"')
  expect(error).not.toHaveBeenCalled()
})
