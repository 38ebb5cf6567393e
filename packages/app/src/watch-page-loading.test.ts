/** @jest-environment jsdom */
import { isPageLoading, onPageLoading } from '@galley/start/page-loading'
import { loadingBar, THROTTLE_MS } from '@galley/ui/loading-bar'
import { watchPageLoading } from './watch-page-loading'

test('each page that begins or ends to load is reported once', () => {
  jest.useFakeTimers()
  const reports: boolean[] = []
  onPageLoading(() => reports.push(isPageLoading()))
  watchPageLoading()
  loadingBar.start()
  jest.advanceTimersByTime(THROTTLE_MS)
  loadingBar.finish()
  jest.runAllTimers()
  expect(reports).toEqual([false, true, false])
  jest.useRealTimers()
})
