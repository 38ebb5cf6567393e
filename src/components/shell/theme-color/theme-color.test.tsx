import * as React from 'react'
import { act, render, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Helmet } from 'react-helmet'
import { colorModeStore } from '~/hooks/use-color-mode'
import { modes } from '~/styles/tokens'
import { ThemeColor } from '.'

const themeColor = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content')

beforeAll(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList
})

test('follows the colour mode and leaves the title alone', async () => {
  document.title = 'Installation - Galley'
  await act(async () => render(<ThemeColor />))
  await waitFor(() => expect(themeColor()).toBe(modes.light.ground))
  act(() => colorModeStore().setPreference('dark'))
  await waitFor(() => expect(themeColor()).toBe(modes.dark.ground))
  expect(document.querySelectorAll('meta[name="theme-color"]')).toHaveLength(1)
  expect(document.title).toBe('Installation - Galley')
})

test('is not even made on the server, where it would be kept for ever', () => {
  const draw = jest.spyOn(Helmet.prototype, 'render')
  expect(renderToString(<ThemeColor />)).toBe('')
  expect(draw).not.toHaveBeenCalled()
})
