/** @jest-environment jsdom */
import { track } from '@galley/core/track'
import { reportPageLoading } from '../page-loading'
import { reportPageShown } from '../page-shown'
import { openPage } from '../page.fixture'
import type * as Analytics from './count-visit'

const analytics = { host: 'https://stats.example', domain: 'docs.example', hashMode: false, localhost: true }
const links = { outboundLinks: false, fileDownloads: false }
const site = { analytics: { ...analytics, ...links } }
jest.mock('@galley/site', () => ({ site }))

const fetch = jest.fn<Promise<unknown>, [string, RequestInit]>()
let code: typeof Analytics

interface Body {
  n: string
  u: string
  [field: string]: unknown
}
const bodies = () => fetch.mock.calls.map(([, { body }]) => JSON.parse(body as string) as Body)
const pages = () => bodies().flatMap(({ n, u }) => (n === 'pageview' ? [u.replace('http://localhost', '')] : []))
const settle = () => jest.advanceTimersByTimeAsync(code.SETTLE_MS)
const setHidden = (isHidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Shows another page as the application does. */
function navigate(to: string) {
  history.pushState(null, '', to)
  reportPageShown()
  return settle()
}

async function start(url: string, settings: Partial<typeof site.analytics> = {}, html = '') {
  Object.assign(site.analytics, settings)
  openPage(url)
  document.body.innerHTML = html
  jest.resetModules()
  code = await import('./count-visit')
  code.countVisit()
  await settle()
}

beforeEach(() => {
  jest.useFakeTimers()
  delete window.isPageLoading
  window.trackedEvents = []
  Object.assign(site.analytics, analytics, links)
  fetch.mockReset().mockResolvedValue({ status: 202 })
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('posts a page view as JSON in a request that continues after the reader leaves the page', async () => {
  await start('/docs?preview=abc&utm_source=news#install')
  expect(fetch.mock.calls).toMatchObject([
    ['https://stats.example/api/event', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, keepalive: true }],
  ])
  const url = 'http://localhost/docs?utm_source=news'
  const version = expect.any(Number) as number
  expect(bodies()).toEqual([{ n: 'pageview', u: url, d: 'docs.example', r: null, w: 1024, h: 0, v: version }])
})

test('sends to the site itself if the host is "/"', async () => {
  await start('/', { host: '/' })
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/event')
})

test('counts each page once, regardless of hash and query', async () => {
  await start('/docs')
  for (const to of ['/docs#a', '/docs?q=1', '/blog', '/docs']) await navigate(to)
  expect(pages()).toEqual(['/docs', '/blog', '/docs'])
})

test('counts each hash in hash mode, with and without the application', async () => {
  await start('/#/a', { hashMode: true })
  history.replaceState(null, '', '/#/b')
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  await settle()
  await navigate('/#/c')
  expect(pages()).toEqual(['/#/a', '/#/b', '/#/c'])
  expect(bodies()[0]).toHaveProperty('h', 1)
})

test.each(['/docs/', '/docs/index.html'])('counts %s once, although the application opens /docs', async (url) => {
  await start(url)
  await navigate('/docs')
  expect(pages()).toEqual([url])
})

test('counts only the target of a redirect', async () => {
  await start('/docs')
  void navigate('/old')
  await navigate('/blog')
  void navigate('/guarded')
  reportPageLoading(true)
  await jest.advanceTimersByTimeAsync(5000)
  reportPageLoading(false)
  await navigate('/login')
  expect(pages()).toEqual(['/docs', '/blog', '/login'])
})

test('counts a first page with middleware after the application has run the middleware', async () => {
  await start('/guarded', {}, '<main data-app>')
  reportPageShown()
  await settle()
  expect(pages()).toEqual([])
  reportPageLoading(false)
  await settle()
  expect(pages()).toEqual(['/guarded'])
})

test('counts a background tab when it becomes visible, and counts a page once more if the browser restores it from the back/forward cache', async () => {
  setHidden(true)
  await start('/docs')
  expect(pages()).toEqual([])
  setHidden(false)
  await settle()
  expect(pages()).toHaveLength(1)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await settle()
  expect(pages()).toHaveLength(2)
})

test('sends events from before and after the script has loaded, with their properties as strings and their revenue', async () => {
  track('Opened')
  await start('/')
  track('Purchase', { props: { plan: 'team', seats: 3, isNew: true }, revenue: { currency: 'USD', amount: 10.29 } })
  expect(bodies().filter(({ n }) => n !== 'pageview')).toMatchObject([
    { n: 'Opened', p: {} },
    { n: 'Purchase', p: { plan: 'team', seats: '3', isNew: 'true' }, $: { currency: 'USD', amount: 10.29 } },
  ])
})

test('logs an error for an invalid event and sends nothing', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await start('/')
  track('', null as never)
  expect(error).toHaveBeenCalledWith(expect.stringContaining('the name must be'))
  expect(bodies()).toHaveLength(1)
})

test.each([
  [() => Promise.reject(new TypeError('Failed to fetch')), 'could not be reached'],
  [() => Promise.resolve({ status: 404 }), 'answered 404'],
])('warns once about a failing host and does not retry', async (answer, reason) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  fetch.mockImplementation(answer)
  await start('/')
  track('Opened')
  await jest.advanceTimersByTimeAsync(60_000)
  expect(warn.mock.calls).toEqual([
    [`https://stats.example/api/event ${reason}; an event was lost. Check "analytics.host" in src/site.ts.`],
  ])
  expect(bodies()).toHaveLength(2)
})
