import { createProgress, INTERVAL_MS } from './compile-progress'

let told: string[]
let progress: ReturnType<typeof createProgress>
const end = () => {
  progress.end((message) => told.push(message))
}

beforeEach(() => {
  jest.useFakeTimers()
  told = []
  progress = createProgress()
})

afterEach(() => jest.useRealTimers())

test('many files are told of once in an interval', () => {
  for (let file = 0; file < 4; file++) progress.start()
  end()
  expect(told).toEqual([])
  jest.advanceTimersByTime(INTERVAL_MS)
  end()
  end()
  expect(told).toEqual(['2 of 4 content files are compiled'])
  jest.advanceTimersByTime(INTERVAL_MS)
  end()
  expect(told).toHaveLength(2)
})

test('a file that is saved much later counts from its own start', () => {
  progress.start()
  end()
  jest.advanceTimersByTime(2 * INTERVAL_MS)
  progress.start()
  end()
  expect(told).toEqual([])
})
