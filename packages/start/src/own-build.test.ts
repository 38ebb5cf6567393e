/** @jest-environment jsdom */
import { POLL_INTERVAL_MS } from '@galley/core/build-manifest'
import { SCRIPTS_ID } from '@galley/core/page-start'
import { loadApp } from './load-app'
import { FIRST_FETCH_DELAY_MS, learnOwnBuild } from './own-build'
import { openPage } from './page.fixture'

jest.mock('./load-app', () => ({ loadApp: jest.fn() }))

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>()
const answerWith = (text: string) => ({ json: async () => JSON.parse(text) as unknown }) as Response

beforeAll(() => {
  // In jsdom the document is always hidden.
  Object.defineProperty(document, 'hidden', { value: false })
})
beforeEach(() => {
  jest.mocked(loadApp).mockReset()
  jest.useFakeTimers({ now: 5000 })
  // The page has nothing else to do.
  Object.assign(globalThis, { requestIdleCallback: (callback: () => void) => callback() })
  globalThis.fetch = fetchMock as unknown as typeof fetch
  fetchMock.mockReset()
  delete window.ownBuild
  openPage()
  document.body.append(Object.assign(document.createElement('script'), { id: SCRIPTS_ID, type: 'application/json' }))
  Reflect.deleteProperty(window, '___loader')
  learnOwnBuild()
})
afterEach(() => jest.useRealTimers())

/** Finishes loading the page, and waits, by default until the first request. */
async function finishLoading(ms = FIRST_FETCH_DELAY_MS) {
  window.dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(ms)
}

test('requests the id of the build one second after the page has loaded, without caches', async () => {
  expect(FIRST_FETCH_DELAY_MS).toBe(1000)
  fetchMock.mockResolvedValue(answerWith('{"id":"b1","timestamp":1}'))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(fetchMock).not.toHaveBeenCalled()
  await finishLoading(FIRST_FETCH_DELAY_MS - 1)
  expect(fetchMock).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(fetchMock).toHaveBeenCalledWith(expect.stringMatching(/^\/builds\/latest\.json\?\d+$/), { cache: 'no-store' })
  expect(window.ownBuild).toBe('b1')
})

test('checks for a newer build every hour, and then loads the application', async () => {
  fetchMock.mockResolvedValue(answerWith('{"id":"b1","timestamp":1}'))
  await finishLoading(POLL_INTERVAL_MS)
  expect(fetchMock).toHaveBeenCalledTimes(2)
  expect(loadApp).not.toHaveBeenCalled()
  fetchMock.mockResolvedValue(answerWith('{"id":"b2","timestamp":2}'))
  await jest.advanceTimersByTimeAsync(POLL_INTERVAL_MS)
  expect(loadApp).toHaveBeenCalledTimes(1)
  expect(window.ownBuild).toBe('b1')
})

test('logs nothing on a site that does not publish the file, and in develop', async () => {
  const warn = jest.spyOn(console, 'warn')
  fetchMock.mockResolvedValue({ status: 404, json: () => Promise.reject(new SyntaxError('<')) } as unknown as Response)
  await finishLoading()
  expect(fetchMock).toHaveBeenCalledTimes(1)
  document.getElementById(SCRIPTS_ID)?.remove()
  await finishLoading()
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(warn).not.toHaveBeenCalled()
})

test.each([
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a response without JSON', () => Promise.resolve(answerWith('<h1>503</h1>'))],
])('only logs %s', async (_situation, answer) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  fetchMock.mockImplementation(answer)
  await finishLoading()
  expect(warn).toHaveBeenCalledWith('/builds/latest.json', expect.anything())
  expect(window.ownBuild).toBeUndefined()
  warn.mockRestore()
})
