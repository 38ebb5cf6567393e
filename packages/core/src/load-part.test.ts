import { loadPart, PART_TIMEOUT_MS, setPartRecovery } from './load-part'
import { TimeoutError } from './time-limit'

const recover = jest.fn<Promise<void>, [unknown, number, string?]>()

beforeEach(() => {
  recover.mockReset().mockResolvedValue()
  setPartRecovery(recover)
})
afterEach(() => jest.useRealTimers())

test('loads a part again as often as the handler resolves', async () => {
  const lost = new Error('Loading chunk 7 failed.')
  const load = jest.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue('part')
  expect(await loadPart(load, 'The menu')).toBe('part')
  expect(recover.mock.calls).toEqual([
    [lost, 1, 'The menu'],
    [lost, 2, 'The menu'],
  ])
})

test('rejects if the handler rejects', async () => {
  const lost = new Error('Loading chunk 7 failed.')
  recover.mockRejectedValue(lost)
  await expect(loadPart(() => Promise.reject(lost))).rejects.toBe(lost)
})

test('fails after ten seconds without a response', async () => {
  jest.useFakeTimers()
  const load = jest
    .fn<Promise<string>, []>()
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockResolvedValue('part')
  const part = loadPart(load)
  await jest.advanceTimersByTimeAsync(PART_TIMEOUT_MS - 1)
  expect(recover).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(recover.mock.calls[0]?.[0]).toBeInstanceOf(TimeoutError)
  expect(await part).toBe('part')
})
