import { renderHook } from '@testing-library/react'
import { colorModeStore, useForcedColorMode } from './use-color-mode'

beforeAll(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList
})

test('forces the mode until the page unmounts', () => {
  const { unmount } = renderHook(() => useForcedColorMode('dark'))
  expect(colorModeStore().getMode()).toBe('dark')
  unmount()
  expect(colorModeStore().isForced()).toBe(false)
})

test('warns about a forced mode "system" and ignores it', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  renderHook(() => useForcedColorMode('system'))
  expect(warn).toHaveBeenCalledTimes(1)
  expect(colorModeStore().isForced()).toBe(false)
  warn.mockRestore()
})
