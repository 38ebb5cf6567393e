import * as React from 'react'
import { colorModeStore } from '@galley/ui/hooks/use-color-mode'
import { act, render, screen } from '@testing-library/react'
import { ColorModeToggle, TO_DARK_LABEL } from './color-mode-toggle'

const root = document.documentElement

beforeAll(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList
})

test('offers the other mode', () => {
  render(<ColorModeToggle />)
  root.dataset.theme = 'light'
  expect(screen.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible()
  root.dataset.theme = 'dark'
  expect(screen.getByRole('button', { name: 'Switch to light mode' })).toBeVisible()
})

test('is hidden while the page forces its mode', () => {
  root.dataset.theme = 'light'
  render(<ColorModeToggle />)
  expect(screen.getByRole('button', { name: TO_DARK_LABEL })).toBeVisible()
  act(() => colorModeStore().force('light'))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  act(() => colorModeStore().force())
  expect(screen.getByRole('button', { name: TO_DARK_LABEL })).toBeVisible()
})
