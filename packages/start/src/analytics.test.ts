/** @jest-environment jsdom */
import { track } from '@galley/core/track'

const site = { analytics: { localhost: true } }
jest.mock('@galley/site', () => ({ site }))

const SRC = '/analytics-1234567890.js'

/** Opens a page and sends an event. @returns the analytics script of the page */
async function open() {
  jest.resetModules()
  const { startAnalytics } = await import('./analytics')
  startAnalytics(SRC)
  track('Opened')
  await new Promise((resolve) => setTimeout(resolve, 10))
  return document.querySelector('script')
}

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true })
const forgetCookie = () => (document.cookie = 'previewToken=; Path=/; Max-Age=0')

beforeEach(() => {
  site.analytics.localhost = true
  document.head.innerHTML = ''
  delete window.trackedEvents
  history.replaceState(null, '', '/docs')
  sessionStorage.clear()
  forgetCookie()
  for (const name of ['doNotTrack', 'globalPrivacyControl']) set(navigator, name, undefined)
  set(window, 'parent', window)
})
afterEach(() => jest.restoreAllMocks())

test('loads the script and queues events until it runs', async () => {
  expect(await open()).toHaveAttribute('src', SRC)
  expect(window.trackedEvents).toEqual([['Opened']])
})

test.each(['?preview=', '#preview', '?previewed=1'])('counts a visit with %s, which opens no preview', async (rest) => {
  history.replaceState(null, '', `/docs${rest}`)
  expect(await open()).not.toBeNull()
})

test.each<[string, () => unknown]>([
  ['localhost', () => (site.analytics.localhost = false)],
  ['a link to a preview', () => history.replaceState(null, '', '/docs?a=1#set-up&preview=abc')],
  ['an old link to a preview', () => history.replaceState(null, '', '/docs?preview=abc')],
  ['a preview that is still active', () => (document.cookie = 'previewToken=abc; Path=/')],
  ['a preview without cookies', () => sessionStorage.setItem('previewToken', 'abc')],
  ['a frame', () => set(window, 'parent', {})],
  ['a reader who sends Do Not Track', () => set(navigator, 'doNotTrack', '1')],
  ['a reader who sends Global Privacy Control', () => set(navigator, 'globalPrivacyControl', true)],
])('loads no script and drops events for %s', async (_case, arrange) => {
  arrange()
  expect(await open()).toBeNull()
  expect(window.trackedEvents).toBeUndefined()
})

test('warns once and drops events if the script cannot be loaded', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const script = await open()
  script!.dispatchEvent(new Event('error'))
  track('Closed')
  expect(warn.mock.calls).toEqual([[expect.stringContaining('could not be loaded')]])
  expect(window.trackedEvents).toBeUndefined()
})
