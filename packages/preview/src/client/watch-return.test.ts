/** @jest-environment jsdom */
import { CHECK_MS, SLEEP_MS, watchReturn } from './watch-return'

const onReturn = jest.fn()
const onOffline = jest.fn()
let end: () => void

beforeEach(() => {
  jest.useFakeTimers()
  onReturn.mockClear()
  onOffline.mockClear()
  end = watchReturn(onReturn, onOffline)
})
afterEach(() => {
  end()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const turn = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const show = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

test.each([
  ['the tab is hidden', () => turn('hidden'), []],
  ['the tab is visible', () => turn('visible'), [[false]]],
  ['the browser unfreezes the tab', () => document.dispatchEvent(new Event('resume')), [[false]]],
  ['the page loads', () => show(false), []],
  ['the page returns from the back/forward cache', () => show(true), [[true]]],
  ['the network is back', () => dispatchEvent(new Event('online')), [[true]]],
])('handles the event when %s', (_title, act, calls) => {
  act()
  expect(onReturn.mock.calls).toEqual(calls)
})

test('calls onOffline when the browser loses the network', () => {
  dispatchEvent(new Event('offline'))
  expect(onOffline).toHaveBeenCalledTimes(1)
  expect(onReturn).not.toHaveBeenCalled()
})

test('calls onReturn(false) after the computer slept with a visible tab', () => {
  jest.advanceTimersByTime(5 * CHECK_MS)
  expect(onReturn).not.toHaveBeenCalled()
  jest.setSystemTime(Date.now() + SLEEP_MS + 1)
  jest.advanceTimersByTime(CHECK_MS)
  expect(onReturn.mock.calls).toEqual([[false]])
  jest.advanceTimersByTime(5 * CHECK_MS)
  expect(onReturn).toHaveBeenCalledTimes(1)
})

test('calls nothing after the returned function has run', () => {
  end()
  turn('visible')
  dispatchEvent(new Event('online'))
  dispatchEvent(new Event('offline'))
  jest.setSystemTime(Date.now() + SLEEP_MS + 1)
  jest.advanceTimersByTime(CHECK_MS)
  expect(onReturn).not.toHaveBeenCalled()
  expect(onOffline).not.toHaveBeenCalled()
})
