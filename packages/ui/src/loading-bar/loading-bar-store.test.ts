import { createLoadingBarStore, DURATION_MS, HEIGHT_PX, HIDE_DELAY_MS, RESET_DELAY_MS, THROTTLE_MS } from '.'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Creates a store that records its phases. */
function createNotedStore() {
  const store = createLoadingBarStore()
  const phases = [store.getPhase()]
  store.subscribe(() => phases.push(store.getPhase()))
  return { ...store, phases }
}

test('uses the numbers of the specification', () => {
  expect({ THROTTLE_MS, DURATION_MS, HIDE_DELAY_MS, RESET_DELAY_MS, HEIGHT_PX }).toEqual({
    THROTTLE_MS: 200,
    DURATION_MS: 2000,
    HIDE_DELAY_MS: 500,
    RESET_DELAY_MS: 400,
    HEIGHT_PX: 3,
  })
})

test('never shows a load faster than the throttle', () => {
  const { start, finish, phases } = createNotedStore()
  start()
  jest.advanceTimersByTime(THROTTLE_MS - 1)
  finish()
  jest.runAllTimers()
  expect(phases).toEqual(['idle', 'waiting', 'idle'])
})

test('shows a longer load, fills up, fades and returns to idle', () => {
  const { start, finish, getPhase } = createNotedStore()
  start()
  jest.advanceTimersByTime(THROTTLE_MS)
  expect(getPhase()).toBe('loading')
  jest.advanceTimersByTime(DURATION_MS * 5)
  expect(getPhase()).toBe('loading')
  finish()
  expect(getPhase()).toBe('done')
  jest.advanceTimersByTime(HIDE_DELAY_MS - 1)
  expect(getPhase()).toBe('done')
  jest.advanceTimersByTime(1)
  expect(getPhase()).toBe('fading')
  jest.advanceTimersByTime(RESET_DELAY_MS - 1)
  expect(getPhase()).toBe('fading')
  jest.advanceTimersByTime(1)
  expect(getPhase()).toBe('idle')
})

test('ends in red after a failure, even if finish follows', () => {
  const { start, finish, fail, phases } = createNotedStore()
  start()
  jest.advanceTimersByTime(THROTTLE_MS)
  fail()
  finish()
  jest.runAllTimers()
  expect(phases).toEqual(['idle', 'waiting', 'loading', 'failed', 'fading', 'idle'])
})

test('starts again while the previous bar fades', () => {
  const { start, finish, getPhase } = createNotedStore()
  start()
  jest.advanceTimersByTime(THROTTLE_MS)
  finish()
  jest.advanceTimersByTime(HIDE_DELAY_MS)
  start()
  jest.advanceTimersByTime(THROTTLE_MS)
  expect(getPhase()).toBe('loading')
  jest.advanceTimersByTime(RESET_DELAY_MS)
  expect(getPhase()).toBe('loading')
})
