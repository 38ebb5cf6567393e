import { renderHook } from '@testing-library/react'
import { setTracker, type Track } from '~/lib/track'
import { site } from '~/site'
import { useNotFoundEvent } from './use-not-found-event'

const track = jest.fn<undefined, Parameters<Track>>()
beforeAll(() => setTracker(track))
beforeEach(() => track.mockClear())
afterEach(() => Object.assign(site.analytics, { notFound: false }))

test('each path that is not found is sent once', () => {
  Object.assign(site.analytics, { notFound: true })
  const { rerender } = renderHook(useNotFoundEvent, { initialProps: '/a' })
  for (const path of ['/a', '/b', undefined]) rerender(path)
  expect(track.mock.calls).toEqual([
    ['404', { props: { path: '/a' } }],
    ['404', { props: { path: '/b' } }],
  ])
})

test('nothing is sent unless the site asks for it', () => {
  renderHook(useNotFoundEvent, { initialProps: '/a' })
  expect(track).not.toHaveBeenCalled()
})
