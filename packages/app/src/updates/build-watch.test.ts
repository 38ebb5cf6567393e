/** @jest-environment jsdom */
import { POLL_INTERVAL_MS } from '@galley/core/build-manifest'
import { answerWith } from '@galley/testing/answer.fixture'
import type * as BuildWatch from './build-watch'
import { UPDATE_EVENT } from './build-watch'

let fetch: jest.Mock<Promise<unknown>, [string, object]>
let watch: typeof BuildWatch
let warn: jest.SpyInstance

const publish = (id: string) => fetch.mockImplementation(async () => answerWith(JSON.stringify({ id, timestamp: 1 })))
const setHidden = (isHidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(async () => {
  jest.useFakeTimers()
  jest.resetModules()
  fetch = jest.fn<Promise<unknown>, [string, object]>()
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  watch = await import('./build-watch')
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('requests the published build when the page is idle, then every hour, each time with another URL', async () => {
  publish('a')
  watch.watchBuilds()
  expect(fetch).not.toHaveBeenCalled()
  await jest.advanceTimersToNextTimerAsync()
  expect(fetch.mock.calls).toEqual([[expect.stringMatching(/^\/builds\/latest\.json\?\d+$/), expect.anything()]])
  await jest.advanceTimersByTimeAsync(3_600_000)
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(fetch.mock.calls[1]?.[0]).not.toBe(fetch.mock.calls[0]?.[0])
})

test('compares the published build with the build of the page, even if the application loads late', async () => {
  window.ownBuild = 'a'
  publish('b')
  expect(await watch.checkBuild()).toBe('updated')
  delete window.ownBuild
})

test('reports another id as an update, and fires the event once', async () => {
  const notified = jest.fn<undefined, [unknown]>()
  window.addEventListener(UPDATE_EVENT, ({ detail }: CustomEventInit<unknown>) => notified(detail))
  publish('a')
  expect(await watch.checkBuild()).toBe('current')
  expect(watch.isUpdated()).toBe(false)
  publish('b')
  expect(await watch.checkBuild()).toBe('updated')
  expect(watch.isUpdated()).toBe(true)
  expect(await watch.checkBuild()).toBe('updated')
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await watch.checkBuild()).toBe('unreachable')
  expect(notified.mock.calls).toEqual([[{ id: 'b' }]])
})

test('a new check does not wait for a pending request', async () => {
  fetch.mockReturnValueOnce(new Promise(() => undefined))
  void watch.checkBuild()
  publish('a')
  expect(await watch.checkBuild(true)).toBe('current')
})

test('a hidden tab does not check; a tab that is visible again after an hour checks at once', async () => {
  publish('a')
  watch.watchBuilds()
  await jest.advanceTimersByTimeAsync(1)
  setHidden(true)
  await jest.advanceTimersByTimeAsync(POLL_INTERVAL_MS / 2)
  setHidden(false)
  expect(fetch).toHaveBeenCalledTimes(1)
  setHidden(true)
  await jest.advanceTimersByTimeAsync(POLL_INTERVAL_MS)
  expect(fetch).toHaveBeenCalledTimes(1)
  setHidden(false)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test.each([
  ['a failing server', async () => answerWith('{}', 503), 'unreachable'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
  ['an HTML page', async () => answerWith('<html>', 200), 'current'],
])('logs the failed check of %s, and reports no update', async (_case, reply, expected) => {
  fetch.mockImplementation(reply)
  expect(await watch.checkBuild()).toBe(expected)
  expect(warn).toHaveBeenCalledWith('/builds/latest.json could not be loaded.', expect.anything())
  expect(watch.isUpdated()).toBe(false)
})

test('shares a pending request, and counts the build as current from its start', async () => {
  publish('a')
  const before = performance.now()
  await Promise.all([watch.checkBuild(), watch.checkBuild()])
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(watch.isCurrentSince(before)).toBe(true)
  expect(watch.isCurrentSince(before + 1)).toBe(false)
})
