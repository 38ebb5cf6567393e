import * as React from 'react'
import { act, render, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Helmet } from 'react-helmet'
import { colorModeStore } from '~/hooks/use-color-mode'
import { modes } from '~/styles/mode-colors'
import { deviceThemeColors, ThemeColor } from './theme-color'

const themeColors = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]

/** Replaces the device's setting, which jsdom does not have. */
const device = Object.assign(new EventTarget(), { matches: false })
const setDevice = (isDark: boolean) =>
  act(() => {
    device.matches = isDark
    device.dispatchEvent(new Event('change'))
  })

beforeAll(() => {
  window.matchMedia = () => device as MediaQueryList
})
beforeEach(() => {
  document.head.innerHTML = renderToString(<>{deviceThemeColors}</>)
})

test("the head has the colour of either scheme, and keeps them while the mode is the device's", async () => {
  await act(async () => render(<ThemeColor />))
  expect(themeColors().map((meta) => [meta.getAttribute('media'), meta.content])).toEqual([
    ['(prefers-color-scheme: light)', modes.light.ground],
    ['(prefers-color-scheme: dark)', modes.dark.ground],
  ])
})

test('follows the colour mode that the reader chose, and leaves the title alone', async () => {
  document.title = 'Installation - Galley'
  await act(async () => render(<ThemeColor />))
  act(() => colorModeStore().setPreference('dark'))
  await waitFor(() => expect(themeColors().map(({ content }) => content)).toEqual([modes.dark.ground]))
  act(() => colorModeStore().setPreference('light'))
  await waitFor(() => expect(themeColors().map(({ content }) => content)).toEqual([modes.light.ground]))
  expect(document.title).toBe('Installation - Galley')
})

test('keeps the chosen colour when the device changes its mode', async () => {
  setDevice(true)
  colorModeStore().setPreference('dark')
  await act(async () => render(<ThemeColor />))
  expect(themeColors()).toHaveLength(2)
  setDevice(false)
  await waitFor(() => expect(themeColors().map(({ content }) => content)).toEqual([modes.dark.ground]))
})

test('is not even made on the server, where it would be kept for ever', () => {
  const renderHead = jest.spyOn(Helmet.prototype, 'render')
  expect(renderToString(<ThemeColor />)).toBe('')
  expect(renderHead).not.toHaveBeenCalled()
})
