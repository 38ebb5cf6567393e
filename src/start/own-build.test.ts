/** @jest-environment jsdom */
import { FIRST_FETCH_DELAY_MS, learnOwnBuild } from './own-build'
import { openPage } from './page.fixture'

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>()
const answerWith = (text: string) => ({ json: async () => JSON.parse(text) as unknown }) as Response

beforeEach(() => {
  jest.useFakeTimers({ now: 5000 })
  // The page has nothing else to do.
  Object.assign(globalThis, { requestIdleCallback: (callback: () => void) => callback() })
  globalThis.fetch = fetchMock as unknown as typeof fetch
  fetchMock.mockReset()
  delete window.ownBuild
  openPage()
  learnOwnBuild()
})
afterEach(() => jest.useRealTimers())

test('a page asks for its build a second after it has loaded, past every cache', async () => {
  expect(FIRST_FETCH_DELAY_MS).toBe(1000)
  fetchMock.mockResolvedValue(answerWith('{"id":"b1","timestamp":1}'))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(fetchMock).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(FIRST_FETCH_DELAY_MS - 1)
  expect(fetchMock).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(fetchMock).toHaveBeenCalledWith(expect.stringMatching(/^\/builds\/latest\.json\?\d+$/), { cache: 'no-store' })
  expect(window.ownBuild).toBe('b1')
})

test('a build that is known already stays', async () => {
  window.ownBuild = 'b0'
  fetchMock.mockResolvedValue(answerWith('{"id":"b1","timestamp":1}'))
  window.dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(FIRST_FETCH_DELAY_MS)
  expect(window.ownBuild).toBe('b0')
})

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no JSON', () => Promise.resolve(answerWith('<h1>503</h1>'))],
])('%s is only logged', async (_situation, answer) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  fetchMock.mockImplementation(answer)
  window.dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(FIRST_FETCH_DELAY_MS)
  expect(warn).toHaveBeenCalledWith('/builds/latest.json', expect.anything())
  expect(window.ownBuild).toBeUndefined()
  warn.mockRestore()
})
