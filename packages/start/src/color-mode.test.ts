/** @jest-environment jsdom */
import { grounds } from '@galley/tokens/tokens'
import { startColorMode } from './color-mode'
import { COLOR_MODE_TOGGLE } from './marks'
import { completePage, createDevice, find, openPage } from './page.fixture'

const root = document.documentElement
const themeColors = () =>
  [...document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')].map((meta) => meta.content)

let setDevice: (isDark: boolean) => void

beforeEach(() => {
  setDevice = createDevice()
  localStorage.clear()
  openPage()
  document.head.innerHTML = ['light', 'dark']
    .map((mode) => `<meta name="theme-color" media="(prefers-color-scheme: ${mode})" content="${mode}" />`)
    .join('')
  startColorMode()
})

test('switches and stores the mode when the reader presses the button or its icon', () => {
  completePage(`<button id="toggle" ${COLOR_MODE_TOGGLE}><i id="icon"></i></button>`)
  find('toggle').click()
  expect(root).toHaveAttribute('data-theme', 'dark')
  expect(localStorage.getItem('color-mode')).toBe('dark')
  find('icon').click()
  expect(root).toHaveAttribute('data-theme', 'light')
})

test.each([
  ['the reader changes the preference', () => window.colorMode.setPreference('dark')],
  ['the device changes its mode', () => setDevice(true)],
])('sets the theme colour to the ground of the mode, even when %s', (_change, change) => {
  completePage('')
  expect(themeColors()).toEqual([grounds.light, grounds.light])
  change()
  expect(themeColors()).toEqual([grounds.dark, grounds.dark])
})
