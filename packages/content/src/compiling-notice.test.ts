import { COMPILING_MS, createCompilingNotice } from './compiling-notice'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

test('tells of updates that take long, from the first to the last', async () => {
  const told: boolean[] = []
  const watch = createCompilingNotice((isCompiling) => told.push(isCompiling))
  void watch(wait(COMPILING_MS + 10))
  void watch(wait(COMPILING_MS + 30))
  await jest.advanceTimersByTimeAsync(COMPILING_MS + 20)
  expect(told).toEqual([true])
  await jest.advanceTimersByTimeAsync(20)
  expect(told).toEqual([true, false])
})

test('tells nothing of others, and that one has ended which failed', async () => {
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
