/** @jest-environment jsdom */
import { track } from './track'

afterEach(() => {
  delete window.trackedEvents
})

test('queues events until the analytics script has loaded', () => {
  window.trackedEvents = []
  track('Signup', { props: { plan: 'team' } })
  track('Opened')
  expect(window.trackedEvents).toEqual([['Signup', { props: { plan: 'team' } }], ['Opened']])
  const push = jest.fn()
  window.trackedEvents = { push }
  track('Closed')
  expect(push.mock.calls).toEqual([[['Closed']]])
})

test('drops events if analytics is off', () => {
  expect(() => track('Opened')).not.toThrow()
})
