/** @jest-environment jsdom */
import type * as Tracking from '~/lib/track'

const site = { analytics: { host: '', localhost: false } }
const previewStart: { search?: string } = {}
const send = jest.fn<undefined, [string, unknown]>()
const countVisit = jest.fn(() => send)
jest.mock('~/site', () => ({ site }))
jest.mock('../preview-start', () => ({ previewStart }))
jest.mock('./analytics', () => ({ countVisit }))

/** Opens a page, which sends an event. */
async function open() {
  jest.resetModules()
  const { track }: typeof Tracking = await import('~/lib/track')
  const { startAnalytics } = await import('./start-analytics')
  track('Opened')
  startAnalytics()
  await new Promise((resolve) => setTimeout(resolve, 10))
}

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true })

beforeEach(() => {
  jest.clearAllMocks()
  Object.assign(site.analytics, { host: 'https://stats.example', localhost: true })
  delete previewStart.search
  delete process.env['GATSBY_IS_PREVIEW']
  for (const name of ['doNotTrack', 'globalPrivacyControl']) set(navigator, name, undefined)
  set(window, 'parent', window)
})

test('a visit is counted, and events that waited are sent', async () => {
  await open()
  expect(countVisit).toHaveBeenCalledTimes(1)
  expect(send.mock.calls).toEqual([['Opened', undefined]])
})

test.each<[string, () => unknown]>([
  ['a site without a host', () => (site.analytics.host = '')],
  ['localhost', () => (site.analytics.localhost = false)],
  ['a preview', () => (previewStart.search = '')],
  ['a preview build', () => (process.env['GATSBY_IS_PREVIEW'] = 'true')],
  ['a frame', () => set(window, 'parent', {})],
  ['a reader who sends Do Not Track', () => set(navigator, 'doNotTrack', '1')],
  ['a reader who sends Global Privacy Control', () => set(navigator, 'globalPrivacyControl', true)],
])('%s loads no code and sends nothing', async (_case, arrange) => {
  arrange()
  await open()
  expect(countVisit).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
})

test('code that cannot be loaded is said once, and nothing else happens', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  jest.doMock('./analytics', () => {
    throw new Error('Loading chunk 7 failed.')
  })
  await open()
  expect(warn.mock.calls).toEqual([[expect.stringContaining('could not be loaded'), expect.any(Error)]])
  expect(send).not.toHaveBeenCalled()
})
