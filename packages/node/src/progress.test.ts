import { createProgress, INTERVAL_MS } from './progress'

let told: string[]
let progress: ReturnType<typeof createProgress>

beforeEach(() => {
  jest.useFakeTimers()
  told = []
  progress = createProgress('files are compiled', (message) => told.push(message))
})

afterEach(() => jest.useRealTimers())

test('reports many jobs once per interval', () => {
  progress.start(3)
  progress.start()
  progress.end()
  expect(told).toEqual([])
  jest.advanceTimersByTime(INTERVAL_MS)
  progress.end()
  progress.end()
  expect(told).toEqual(['2 of 4 files are compiled'])
  jest.advanceTimersByTime(INTERVAL_MS)
  progress.end()
  expect(told).toHaveLength(2)
})
