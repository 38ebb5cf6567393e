/** @jest-environment jsdom */
import { loadingBar, THROTTLE_MS } from '~/components/ui/loading-bar'
import { watchNavigationStart } from './navigation-start'

const go = jest.fn()

beforeAll(() => {
  jest.useFakeTimers()
  Object.assign(window, { ___push: go, ___replace: go, ___navigate: go })
  watchNavigationStart()
})
afterEach(() => {
  loadingBar.finish()
  jest.runAllTimers()
  go.mockClear()
})

test.each(['___push', '___replace', '___navigate'] as const)(
  'the bar starts with %s, which goes on as before',
  (way) => {
    window[way]?.('/blog', { replace: true })
    expect(go).toHaveBeenCalledWith('/blog', { replace: true })
    expect(loadingBar.getPhase()).toBe('waiting')
    jest.advanceTimersByTime(THROTTLE_MS)
    expect(loadingBar.getPhase()).toBe('loading')
  },
)

test('it starts when the reader goes back', () => {
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(loadingBar.getPhase()).toBe('waiting')
})

test('a step through the history may lead nowhere, and starts nothing', () => {
  window.___navigate?.(-1)
  expect(go).toHaveBeenCalledWith(-1, undefined)
  expect(loadingBar.getPhase()).toBe('idle')
})

test('it ends on a page that the browser kept', () => {
  window.___navigate?.('/blog')
  window.dispatchEvent(new PageTransitionEvent('pageshow'))
  expect(loadingBar.getPhase()).toBe('idle')
})
