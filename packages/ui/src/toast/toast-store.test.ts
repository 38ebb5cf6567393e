import { createToastStore, DURATION_MS, MAX_VISIBLE, REMOVE_DELAY_MS, type ToastStore } from '.'

let toasts: ToastStore
beforeEach(() => {
  jest.useFakeTimers()
  toasts = createToastStore()
})
afterEach(() => jest.useRealTimers())

const titles = () => toasts.getToasts().map(({ title }) => title)

test('a toast stays 5000 ms, five may be seen, and a removed one is deleted 200 ms later', () => {
  expect({ DURATION_MS, MAX_VISIBLE, REMOVE_DELAY_MS }).toEqual({
    DURATION_MS: 5000,
    MAX_VISIBLE: 5,
    REMOVE_DELAY_MS: 200,
  })
})

test('is added open, with an id of its own and the time it stays', () => {
  const saved = toasts.add({ title: 'Saved' })
  const copied = toasts.add({ title: 'Copied', duration: Infinity })
  expect(toasts.getToasts()).toEqual([saved, copied])
  expect(saved).toMatchObject({ title: 'Saved', open: true, duration: DURATION_MS })
  expect(copied.duration).toBe(Infinity)
  expect(saved.id).not.toBe(copied.id)
})

test('a sixth drops the oldest', () => {
  for (const title of ['1', '2', '3', '4', '5', '6']) toasts.add({ title })
  expect(titles()).toEqual(['2', '3', '4', '5', '6'])
})

test('a sixth replaces one that is leaving rather than the oldest', () => {
  for (const id of ['1', '2', '3', '4', '5']) toasts.add({ id, title: id })
  toasts.remove('3')
  toasts.add({ title: '6' })
  expect(titles()).toEqual(['1', '2', '4', '5', '6'])
})

test('an id that is visible is not added again', () => {
  const offline = toasts.add({ id: 'offline', title: 'No network' })
  expect(toasts.add({ id: 'offline', title: 'Still no network' })).toBe(offline)
  expect(titles()).toEqual(['No network'])
})

test('an id that is leaving is added again, and stays', () => {
  toasts.add({ id: 'offline', title: 'No network' })
  toasts.remove('offline')
  toasts.add({ id: 'offline', title: 'No network again' })
  jest.advanceTimersByTime(REMOVE_DELAY_MS)
  expect(titles()).toEqual(['No network again'])
})

test('a removed one is closed at once and deleted when it has left', () => {
  const { id } = toasts.add({ title: 'Saved' })
  toasts.remove(id)
  expect(toasts.getToasts()).toMatchObject([{ id, open: false }])
  jest.advanceTimersByTime(REMOVE_DELAY_MS - 1)
  expect(toasts.getToasts()).toHaveLength(1)
  jest.advanceTimersByTime(1)
  expect(toasts.getToasts()).toEqual([])
})

test('an update changes what is visible and counts; what is leaving is left alone', () => {
  const { id } = toasts.add({ title: 'Saving', icon: 'info', duration: Infinity })
  toasts.update(id, { title: 'Saved', duration: 1000 })
  expect(toasts.getToasts()).toMatchObject([{ id, title: 'Saved', icon: 'info', duration: 1000, revision: 1 }])
  toasts.remove(id)
  toasts.update(id, { title: 'Too late' })
  expect(titles()).toEqual(['Saved'])
})

test('an id that is not there changes nothing', () => {
  toasts.add({ title: 'Saved' })
  const before = toasts.getToasts()
  toasts.update('no-such', { title: 'Lost' })
  toasts.remove('no-such')
  jest.advanceTimersByTime(REMOVE_DELAY_MS)
  expect(toasts.getToasts()).toBe(before)
})

test('all can be taken away at once', () => {
  toasts.add({ title: 'Saved' })
  toasts.add({ title: 'Copied' })
  toasts.clear()
  expect(toasts.getToasts()).toEqual([])
})
