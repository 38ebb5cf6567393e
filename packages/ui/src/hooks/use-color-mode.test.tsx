import { renderHook } from '@testing-library/react'
import { colorModeStore, useForcedColorMode } from './use-color-mode'

beforeAll(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList
})

test('a page forces its mode until it is left', () => {
  const { unmount } = renderHook(() => useForcedColorMode('dark'))
  expect(colorModeStore().getMode()).toBe('dark')
  unmount()
  expect(colorModeStore().isForced()).toBe(false)
})

test('a page cannot force "system": that is warned about and ignored', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  renderHook(() => useForcedColorMode('system'))
  expect(warn).toHaveBeenCalledTimes(1)
  expect(colorModeStore().isForced()).toBe(false)
  warn.mockRestore()
})
