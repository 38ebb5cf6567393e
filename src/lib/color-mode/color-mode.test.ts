/** @jest-environment node */
import { readColorPreference, resolveColorMode } from './color-mode'

test.each(['light', 'dark', 'system'])('reads the stored preference %s', (stored) => {
  expect(readColorPreference(stored)).toBe(stored)
})

test.each([null, undefined, '', 'DARK', '{"mode":"dark"}'])('takes the default for %p', (stored) => {
  expect(readColorPreference(stored)).toBe('system')
})

test('only "system" asks the device', () => {
  expect(resolveColorMode('system', true)).toBe('dark')
  expect(resolveColorMode('system', false)).toBe('light')
  expect(resolveColorMode('light', true)).toBe('light')
  expect(resolveColorMode('dark', false)).toBe('dark')
})
