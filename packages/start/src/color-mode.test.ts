/** @jest-environment jsdom */
import { grounds } from '@galley/tokens/tokens'
import { startColorMode } from './color-mode'
import { COLOR_MODE_TOGGLE } from './marks'
import { completePage, find, openPage } from './page.fixture'

const root = document.documentElement
const themeColors = () =>
  [...document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')].map((meta) => meta.content)

/** The device, which prefers light. */
let device: EventTarget & { matches: boolean }

beforeEach(() => {
  device = Object.assign(new EventTarget(), { matches: false })
  window.matchMedia = () => device as MediaQueryList
  localStorage.clear()
  openPage()
  document.head.innerHTML = ['light', 'dark']
    .map((mode) => `<meta name="theme-color" media="(prefers-color-scheme: ${mode})" content="${mode}" />`)
    .join('')
  startColorMode()
})

test('a press switches the mode, also a press on the icon in the button, and keeps it', () => {
  completePage(`<button id="toggle" ${COLOR_MODE_TOGGLE}><i id="icon"></i></button>`)
  find('toggle').click()
  expect(root).toHaveAttribute('data-theme', 'dark')
  expect(localStorage.getItem('color-mode')).toBe('dark')
  find('icon').click()
  expect(root).toHaveAttribute('data-theme', 'light')
})

test('a button that is rendered later switches too', () => {
  completePage('')
  document.body.innerHTML = `<button id="toggle" ${COLOR_MODE_TOGGLE}></button>`
  find('toggle').click()
  expect(window.colorMode.getMode()).toBe('dark')
})

test("the browser's frame has the ground of the mode, whatever the device prefers", () => {
  completePage('')
  expect(themeColors()).toEqual([grounds.light, grounds.light])
  window.colorMode.setPreference('dark')
  expect(themeColors()).toEqual([grounds.dark, grounds.dark])
  expect(grounds.dark).not.toBe(grounds.light)
})

test("the browser's frame follows the device", () => {
  completePage('')
  device.matches = true
  device.dispatchEvent(new Event('change'))
  expect(themeColors()).toEqual([grounds.dark, grounds.dark])
})
