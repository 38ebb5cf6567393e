/** @jest-environment jsdom */
import { blockStorage, createDevice } from './page.fixture'
import { showColorMode } from './shown-color-mode'

const root = document.documentElement

beforeEach(() => {
  localStorage.clear()
  for (const name of ['data-theme', 'data-theme-forced', 'style']) root.removeAttribute(name)
})
afterEach(() => jest.restoreAllMocks())

test.each([
  { stored: null, isDark: false, mode: 'light' },
  { stored: null, isDark: true, mode: 'dark' },
  { stored: 'system', isDark: true, mode: 'dark' },
  { stored: 'dark', isDark: false, mode: 'dark' },
  { stored: 'sepia', isDark: true, mode: 'dark' },
  { stored: 'blocked', isDark: true, mode: 'dark' },
])('shows $mode for the preference $stored if the device is dark: $isDark', ({ stored, isDark, mode }) => {
  createDevice(isDark)
  if (stored === 'blocked') blockStorage()
  else if (stored !== null) localStorage.setItem('color-mode', stored)
  showColorMode()
  expect(root).toHaveAttribute('data-theme', mode)
  expect(root.style.colorScheme).toBe(mode)
})

test('keeps the forced mode of a page', () => {
  createDevice()
  localStorage.setItem('color-mode', 'light')
  root.dataset['theme'] = 'dark'
  root.toggleAttribute('data-theme-forced', true)
  showColorMode()
  expect(root).toHaveAttribute('data-theme', 'dark')
})
