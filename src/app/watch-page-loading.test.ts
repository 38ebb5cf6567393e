/** @jest-environment jsdom */
import { loadingBar, THROTTLE_MS } from '~/components/ui/loading-bar'
import { isPageLoading, onPageLoading } from '~/start/page-loading'
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
