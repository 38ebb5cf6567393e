/** @jest-environment jsdom */
import { reloadPage } from './load-document'
import { RELOAD_GUARD_MS, reloadOnce } from './reload'

jest.mock('./load-document')

beforeEach(() => {
  jest.useFakeTimers()
  jest.mocked(reloadPage).mockClear()
  sessionStorage.clear()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('reloads at most once in ten seconds', () => {
  expect(RELOAD_GUARD_MS).toBe(10_000)
  expect(reloadOnce('/a-1.js')).toBe(true)
  jest.advanceTimersByTime(RELOAD_GUARD_MS - 1)
  expect(reloadOnce('/b-1.js')).toBe(false)
  jest.advanceTimersByTime(1)
  expect(reloadOnce('/b-1.js')).toBe(true)
  expect(reloadPage).toHaveBeenCalledTimes(2)
})

test('never reloads twice for the same file', () => {
  reloadOnce('/a-1.js')
  jest.advanceTimersByTime(RELOAD_GUARD_MS * 100)
  expect(reloadOnce('/a-1.js')).toBe(false)
  expect(reloadPage).toHaveBeenCalledTimes(1)
})

test.each(['getItem', 'setItem'] as const)('does not reload without session storage (%s)', (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(reloadOnce('/a-1.js')).toBe(false)
  expect(reloadPage).not.toHaveBeenCalled()
})
