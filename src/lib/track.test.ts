import type * as Tracking from './track'

let tracking: typeof Tracking
beforeEach(async () => {
  jest.resetModules()
  tracking = await import('./track')
})

test('events wait for the tracker, and are sent once', () => {
  const tracker = jest.fn<undefined, Parameters<Tracking.Track>>()
  tracking.track('Signup', { props: { plan: 'team' } })
  tracking.track('Opened')
  tracking.setTracker(tracker)
  tracking.track('Closed')
  expect(tracker.mock.calls).toEqual([
    ['Signup', { props: { plan: 'team' } }],
    ['Opened', undefined],
    ['Closed', undefined],
  ])
  const next = jest.fn<undefined, Parameters<Tracking.Track>>()
  tracking.setTracker(next)
  expect(next).not.toHaveBeenCalled()
})
