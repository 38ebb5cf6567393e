import { readColorPreference, readForcedMode, resolveColorMode } from './color-mode'

test.each([
  ['dark', 'dark'],
  ['system', 'system'],
  [null, 'system'],
  ['DARK', 'system'],
  ['{"mode":"dark"}', 'system'],
])('reads the stored preference %p as %s', (stored, preference) => {
  expect(readColorPreference(stored)).toBe(preference)
})

test('uses the mode of the device only for "system"', () => {
  expect(resolveColorMode('system', true)).toBe('dark')
  expect(resolveColorMode('system', false)).toBe('light')
  expect(resolveColorMode('light', true)).toBe('light')
  expect(resolveColorMode('dark', false)).toBe('dark')
})

test.each([
  ['light', 'light', 0],
  [null, undefined, 0],
  ['system', undefined, 1],
])('reads the forced mode %p as %s, with %d warnings', (asked, mode, warnings) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(readForcedMode(asked)).toBe(mode)
  expect(warn).toHaveBeenCalledTimes(warnings)
  if (warnings > 0) expect(warn).toHaveBeenCalledWith(expect.stringContaining('cannot force the colour mode "system"'))
  warn.mockRestore()
})
