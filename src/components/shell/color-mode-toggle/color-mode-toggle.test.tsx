import * as React from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { ColorModeToggle } from '.'

const root = document.documentElement

beforeAll(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList
})

test('offers the other mode and switches to it', async () => {
  root.dataset.theme = 'light'
  render(<ColorModeToggle />)
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }))
  expect(root).toHaveAttribute('data-theme', 'dark')
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light mode' }))
  expect(root).toHaveAttribute('data-theme', 'light')
})

test('is the same on the server for every reader', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  root.dataset.theme = 'light'
  const inLight = renderToString(<ColorModeToggle />)
  root.dataset.theme = 'dark'
  expect(renderToString(<ColorModeToggle />)).toBe(inLight)
  expect(error).not.toHaveBeenCalled()
})
