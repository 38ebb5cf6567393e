import { readColorPreference, readForcedMode, resolveColorMode } from './color-mode'

test.each(['light', 'dark', 'system'])('reads the stored preference %s', (stored) => {
  expect(readColorPreference(stored)).toBe(stored)
})

test.each([null, undefined, '', 'DARK', '{"mode":"dark"}'])('returns the default for %p', (stored) => {
  expect(readColorPreference(stored)).toBe('system')
})

test('uses the mode of the device only for "system"', () => {
  expect(resolveColorMode('system', true)).toBe('dark')
  expect(resolveColorMode('system', false)).toBe('light')
  expect(resolveColorMode('light', true)).toBe('light')
  expect(resolveColorMode('dark', false)).toBe('dark')
})

test('reads the mode that a page forces', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(readForcedMode('light')).toBe('light')
  expect(readForcedMode('dark')).toBe('dark')
  expect(readForcedMode(undefined)).toBeUndefined()
  expect(readForcedMode(null)).toBeUndefined()
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})

test('warns about a page that forces "system", and ignores it', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(readForcedMode('system')).toBeUndefined()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('cannot force the colour mode "system"'))
  warn.mockRestore()
})
