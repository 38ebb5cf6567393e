/** @jest-environment jsdom */
import { track } from './track'

afterEach(() => {
  delete window.trackedEvents
})

test('events wait, and go to what takes them once it is there', () => {
  window.trackedEvents = []
  track('Signup', { props: { plan: 'team' } })
  track('Opened')
  expect(window.trackedEvents).toEqual([['Signup', { props: { plan: 'team' } }], ['Opened']])
  const push = jest.fn()
  window.trackedEvents = { push }
  track('Closed')
  expect(push.mock.calls).toEqual([[['Closed']]])
})

test('where nothing takes them, they are dropped', () => {
  expect(() => track('Opened')).not.toThrow()
})
