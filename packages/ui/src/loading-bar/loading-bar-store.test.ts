import { createLoadingBarStore, DURATION_MS, HEIGHT_PX, HIDE_DELAY_MS, RESET_DELAY_MS, THROTTLE_MS } from '.'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A store that notes its phases. */
function createNotedStore() {
  const store = createLoadingBarStore()
  const phases = [store.getPhase()]
  store.subscribe(() => phases.push(store.getPhase()))
  return { ...store, phases }
}

test('its times are those of the specification', () => {
  expect({ THROTTLE_MS, DURATION_MS, HIDE_DELAY_MS, RESET_DELAY_MS, HEIGHT_PX }).toEqual({
    THROTTLE_MS: 200,
    DURATION_MS: 2000,
    HIDE_DELAY_MS: 500,
    RESET_DELAY_MS: 400,
    HEIGHT_PX: 3,
  })
})

test('what loads faster than the throttle is never shown', () => {
  const { start, finish, phases } = createNotedStore()
  start()
  jest.advanceTimersByTime(THROTTLE_MS - 1)
  finish()
  jest.runAllTimers()
  expect(phases).toEqual(['idle', 'waiting', 'idle'])
})

test('what takes longer is shown, ends full, fades, and is ready again', () => {
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

test('what fails ends in red, and is not made good by a late end', () => {
  const { start, finish, fail, phases } = createNotedStore()
  start()
  jest.advanceTimersByTime(THROTTLE_MS)
  fail()
  finish()
  jest.runAllTimers()
  expect(phases).toEqual(['idle', 'waiting', 'loading', 'failed', 'fading', 'idle'])
})

test('a second start while it loads does not begin anew', () => {
  const { start, phases } = createNotedStore()
  start()
  jest.advanceTimersByTime(THROTTLE_MS / 2)
  start()
  jest.advanceTimersByTime(THROTTLE_MS / 2)
  start()
  expect(phases).toEqual(['idle', 'waiting', 'loading'])
})

test('a start while the last bar fades begins anew', () => {
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

test('an end without a start does nothing, and a listener that left is not called', () => {
  const store = createLoadingBarStore()
  const listener = jest.fn()
  const leave = store.subscribe(listener)
  store.finish()
  store.fail()
  expect(listener).not.toHaveBeenCalled()
  leave()
  store.start()
  expect(listener).not.toHaveBeenCalled()
})
