import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createLoadingBarStore, LoadingBar, loadingBar, THROTTLE_MS } from '.'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('is there for screen readers while something loads, and only then', () => {
  const store = createLoadingBarStore()
  render(<LoadingBar store={store} label="Loading the page" />)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  act(() => {
    store.start()
    jest.advanceTimersByTime(THROTTLE_MS)
  })
  expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument()
  act(() => store.finish())
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

test("shows the page's own loading by itself", () => {
  render(<LoadingBar />)
  act(() => {
    loadingBar.start()
    jest.advanceTimersByTime(THROTTLE_MS)
  })
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument()
  act(() => {
    loadingBar.finish()
    jest.runAllTimers()
  })
})

test('renders on the server without a warning', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(<LoadingBar />)).toContain('aria-hidden="true"')
  expect(error).not.toHaveBeenCalled()
})
