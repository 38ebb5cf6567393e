import { site } from '@galley/site'
import { renderHook } from '@testing-library/react'
import { useNotFoundEvent } from './use-not-found-event'

beforeEach(() => (window.trackedEvents = []))
afterEach(() => Object.assign(site.analytics, { notFound: false }))

test('sends each missing path once', () => {
  Object.assign(site.analytics, { notFound: true })
  const { rerender } = renderHook(useNotFoundEvent, { initialProps: '/a' })
  for (const path of ['/a', '/b', undefined]) rerender(path)
  expect(window.trackedEvents).toEqual([
    ['404', { props: { path: '/a' } }],
    ['404', { props: { path: '/b' } }],
  ])
})

test('sends nothing unless the site enables it', () => {
  renderHook(useNotFoundEvent, { initialProps: '/a' })
  expect(window.trackedEvents).toEqual([])
})
