import { COMPILING_MS, createCompilingNotice } from './compiling-notice'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

test('notifies once when updates take long, and once when the last update has ended', async () => {
  const told: boolean[] = []
  const watch = createCompilingNotice((isCompiling) => told.push(isCompiling))
  void watch(wait(COMPILING_MS + 10))
  void watch(wait(COMPILING_MS + 30))
  await jest.advanceTimersByTimeAsync(COMPILING_MS + 20)
  expect(told).toEqual([true])
  await jest.advanceTimersByTimeAsync(20)
  expect(told).toEqual([true, false])
})

test('does not notify of fast updates, and counts a failed update as ended', async () => {
  const told: boolean[] = []
  const watch = createCompilingNotice((isCompiling) => told.push(isCompiling))
  void watch(wait(COMPILING_MS - 10))
  await jest.advanceTimersByTimeAsync(COMPILING_MS * 2)
  expect(told).toEqual([])
  const failing = watch(wait(COMPILING_MS + 10).then(() => Promise.reject(new Error('unread'))))
  const failed = expect(failing).rejects.toThrow('unread')
  await jest.advanceTimersByTimeAsync(COMPILING_MS * 2)
  await failed
  expect(told).toEqual([true, false])
})
