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

test('calls onReturn(false) when the tab is visible or resumes', () => {
  turn('hidden')
  expect(onReturn).not.toHaveBeenCalled()
  turn('visible')
  document.dispatchEvent(new Event('resume'))
  expect(onReturn.mock.calls).toEqual([[false], [false]])
})

test('calls onReturn(true) for a page from the back/forward cache, and when the network is back', () => {
  show(false)
  expect(onReturn).not.toHaveBeenCalled()
  show(true)
  dispatchEvent(new Event('online'))
  expect(onReturn.mock.calls).toEqual([[true], [true]])
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

test('calls nothing after the returned function', () => {
  end()
  turn('visible')
  show(true)
  dispatchEvent(new Event('online'))
  dispatchEvent(new Event('offline'))
  jest.setSystemTime(Date.now() + SLEEP_MS + 1)
  jest.advanceTimersByTime(CHECK_MS)
  expect(onReturn).not.toHaveBeenCalled()
  expect(onOffline).not.toHaveBeenCalled()
})
