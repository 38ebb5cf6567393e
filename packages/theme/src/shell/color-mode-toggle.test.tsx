import * as React from 'react'
import { colorModeStore } from '@galley/ui/hooks/use-color-mode'
import { act, render, screen } from '@testing-library/react'
import { ColorModeToggle } from './color-mode-toggle'

const root = document.documentElement

beforeAll(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList
})

test('offers the other mode, and is hidden while the page forces its mode', () => {
  render(<ColorModeToggle />)
  root.dataset.theme = 'dark'
  expect(screen.getByRole('button', { name: 'Switch to light mode' })).toBeVisible()
  root.dataset.theme = 'light'
  expect(screen.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible()
  act(() => colorModeStore().force('light'))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  act(() => colorModeStore().force())
  expect(screen.getByRole('button')).toBeVisible()
})
