import { GAP_PX } from './stack'
import { createToastStore, DURATION_MS, MAX_VISIBLE, REMOVE_DELAY_MS, type ToastStore, WIDTH_REM } from '.'

let toasts: ToastStore
beforeEach(() => {
  jest.useFakeTimers()
  toasts = createToastStore()
})
afterEach(() => jest.useRealTimers())

const titles = () => toasts.getToasts().map(({ title }) => title)

test('uses the numbers of the specification', () => {
  expect([DURATION_MS, MAX_VISIBLE, REMOVE_DELAY_MS, GAP_PX, WIDTH_REM]).toEqual([5000, 5, 200, 16, 24])
})

test('adds an open toast with a generated id and the default duration', () => {
  const saved = toasts.add({ title: 'Saved' })
  const copied = toasts.add({ title: 'Copied', duration: Infinity })
  expect(toasts.getToasts()).toEqual([saved, copied])
  expect(saved).toMatchObject({ title: 'Saved', open: true, duration: DURATION_MS })
  expect(copied.duration).toBe(Infinity)
  expect(saved.id).not.toBe(copied.id)
})

test('removes the oldest of six toasts, but a closing toast first', () => {
  for (const id of ['0', '1', '2', '3', '4', '5']) toasts.add({ id, title: id })
  expect(titles()).toEqual(['1', '2', '3', '4', '5'])
  toasts.remove('3')
  toasts.add({ title: '6' })
  expect(titles()).toEqual(['1', '2', '4', '5', '6'])
})

test('does not add an id that is open', () => {
  const offline = toasts.add({ id: 'offline', title: 'No network' })
  expect(toasts.add({ id: 'offline', title: 'Still no network' })).toBe(offline)
  expect(titles()).toEqual(['No network'])
})

test('adds an id again while it is closing', () => {
  toasts.add({ id: 'offline', title: 'No network' })
  toasts.remove('offline')
  toasts.add({ id: 'offline', title: 'No network again' })
  jest.advanceTimersByTime(REMOVE_DELAY_MS)
  expect(titles()).toEqual(['No network again'])
})

test('closes a removed toast at once and deletes it after the animation', () => {
  const { id } = toasts.add({ title: 'Saved' })
  toasts.remove(id)
  expect(toasts.getToasts()).toMatchObject([{ id, open: false }])
  jest.advanceTimersByTime(REMOVE_DELAY_MS - 1)
  expect(toasts.getToasts()).toHaveLength(1)
  jest.advanceTimersByTime(1)
  expect(toasts.getToasts()).toEqual([])
})

test('updates open toasts and counts the updates, but not closing toasts', () => {
  const { id } = toasts.add({ title: 'Saving', icon: 'info', duration: Infinity })
  toasts.update(id, { title: 'Saved', duration: 1000 })
  expect(toasts.getToasts()).toMatchObject([{ id, title: 'Saved', icon: 'info', duration: 1000, revision: 1 }])
  toasts.remove(id)
  toasts.update(id, { title: 'Too late' })
  expect(titles()).toEqual(['Saved'])
})

test('removes all toasts on clear', () => {
  toasts.add({ title: 'Saved' })
  toasts.add({ title: 'Copied' })
  toasts.clear()
  expect(toasts.getToasts()).toEqual([])
})
