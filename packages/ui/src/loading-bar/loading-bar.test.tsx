import * as React from 'react'
import { act, render, screen } from '@testing-library/react'
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
