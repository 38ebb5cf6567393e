/** @jest-environment jsdom */
import { LOOK_MS, SLEEP_MS, watchReturn } from './watch-return'

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

test('a tab that is shown again may have lost its connection', () => {
  turn('hidden')
  expect(onReturn).not.toHaveBeenCalled()
  turn('visible')
  document.dispatchEvent(new Event('resume'))
  expect(onReturn.mock.calls).toEqual([[false], [false]])
})

test('a page from the cache of the browser has lost it, and so has one whose network is back', () => {
  show(false)
  expect(onReturn).not.toHaveBeenCalled()
  show(true)
  dispatchEvent(new Event('online'))
  expect(onReturn.mock.calls).toEqual([[true], [true]])
})

test('a browser without a network has lost it now', () => {
  dispatchEvent(new Event('offline'))
  expect(onOffline).toHaveBeenCalledTimes(1)
  expect(onReturn).not.toHaveBeenCalled()
})

test('a computer that slept may have lost it, though its tab was visible all the time', () => {
  jest.advanceTimersByTime(5 * LOOK_MS)
  expect(onReturn).not.toHaveBeenCalled()
  jest.setSystemTime(Date.now() + SLEEP_MS + 1)
  jest.advanceTimersByTime(LOOK_MS)
  expect(onReturn.mock.calls).toEqual([[false]])
  jest.advanceTimersByTime(5 * LOOK_MS)
  expect(onReturn).toHaveBeenCalledTimes(1)
})

test('nothing is called after the end', () => {
  end()
  turn('visible')
  show(true)
  dispatchEvent(new Event('online'))
  dispatchEvent(new Event('offline'))
  jest.setSystemTime(Date.now() + SLEEP_MS + 1)
  jest.advanceTimersByTime(LOOK_MS)
  expect(onReturn).not.toHaveBeenCalled()
  expect(onOffline).not.toHaveBeenCalled()
})
