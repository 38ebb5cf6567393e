import * as React from 'react'
import { act, render, screen } from '@testing-library/react'
import { createLoadingBarStore, LoadingBar, THROTTLE_MS } from '.'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('exposes a progress bar only while a load is visible', () => {
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
