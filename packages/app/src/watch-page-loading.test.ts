/** @jest-environment jsdom */
import { isPageLoading, onPageLoading } from '@galley/start/page-loading'
import { loadingBar, THROTTLE_MS } from '@galley/ui/loading-bar'
import { watchPageLoading } from './watch-page-loading'

test('reports once when a page starts and ends loading', () => {
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
