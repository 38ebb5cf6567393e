/** @jest-environment jsdom */
import type { loadingBar as Bar } from '~/components/ui/loading-bar'
import type { Track } from '~/lib/track'
import type * as Analytics from './analytics'

const analytics = { host: 'https://stats.example', domain: 'docs.example', hashMode: false, localhost: true }
const links = { outboundLinks: false, fileDownloads: false }
const site = { analytics: { ...analytics, ...links } }
jest.mock('~/site', () => ({ site }))

const fetch = jest.fn<Promise<unknown>, [string, RequestInit]>()
let code: typeof Analytics
let track: Track
let loadingBar: typeof Bar
let navigate: (to: string, options?: { replace?: boolean }) => unknown

interface Body {
  n: string
  u: string
  [field: string]: unknown
}
const bodies = () => fetch.mock.calls.map(([, { body }]) => JSON.parse(body as string) as Body)
const pages = () => bodies().flatMap(({ n, u }) => (n === 'pageview' ? [u] : []))
const settle = () => jest.advanceTimersByTimeAsync(code.SETTLE_MS)
const setHidden = (isHidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Starts counting at a URL, on a site with these settings. */
async function start(url: string, settings: Partial<typeof site.analytics> = {}) {
  Object.assign(site.analytics, settings)
  history.replaceState(null, '', url)
  jest.resetModules()
  ;({ loadingBar } = await import('~/components/ui/loading-bar'))
  const { globalHistory } = await import('@reach/router')
  navigate = (to, options) => globalHistory.navigate(to, options)
  code = await import('./analytics')
  track = code.countVisit()
  await settle()
}

/** Ends what the code of a test before still listens to. */
const stops: (() => void)[] = []
function noteListeners(target: EventTarget) {
  const add = target.addEventListener.bind(target)
  jest.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    add(type, listener, options)
    stops.push(() => target.removeEventListener(type, listener, options))
  })
}

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})
beforeEach(() => {
  jest.useFakeTimers()
  noteListeners(window)
  noteListeners(document)
  Object.assign(site.analytics, analytics, links)
  fetch.mockReset().mockResolvedValue({ status: 202 })
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch
})
afterEach(() => {
  jest.useRealTimers()
  for (const stop of stops.splice(0)) stop()
  jest.restoreAllMocks()
})

test('a page view is posted as JSON text that outlives the page', async () => {
  await start('/docs?preview=abc&utm_source=news#install')
  expect(fetch.mock.calls).toEqual([
    [
      'https://stats.example/api/event',
      expect.objectContaining({ method: 'POST', headers: { 'Content-Type': 'text/plain' }, keepalive: true }),
    ],
  ])
  expect(bodies()).toEqual([
    {
      n: 'pageview',
      u: 'http://localhost/docs?utm_source=news',
      d: 'docs.example',
      r: null,
      w: 1024,
      h: 0,
      v: expect.any(Number) as number,
    },
  ])
})

test('the host "/" is the site itself', async () => {
  await start('/', { host: '/' })
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/event')
})

test('each page counts once: not its headings, nor its query', async () => {
  await start('/docs')
  for (const to of ['/docs#a', '/docs?q=1', '/blog', '/docs']) {
    navigate(to)
    await settle()
  }
  expect(pages()).toEqual(['http://localhost/docs', 'http://localhost/blog', 'http://localhost/docs'])
})

test('where hashes are routes, each counts', async () => {
  await start('/#/a', { hashMode: true })
  navigate('/#/b')
  await settle()
  expect(pages()).toEqual(['http://localhost/#/a', 'http://localhost/#/b'])
  expect(bodies()[0]).toHaveProperty('h', 1)
})

test('going back counts', async () => {
  await start('/docs')
  navigate('/blog')
  await settle()
  history.replaceState(null, '', '/docs')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await settle()
  expect(pages()).toEqual(['http://localhost/docs', 'http://localhost/blog', 'http://localhost/docs'])
})

test('of a redirect, the target counts', async () => {
  await start('/docs')
  navigate('/old')
  navigate('/blog', { replace: true })
  await settle()
  navigate('/guarded')
  // The middleware of the page.
  loadingBar.start()
  await jest.advanceTimersByTimeAsync(5000)
  loadingBar.finish()
  navigate('/login', { replace: true })
  await settle()
  expect(pages()).toEqual(['http://localhost/docs', 'http://localhost/blog', 'http://localhost/login'])
})

test('a tab in the background counts when it becomes visible; one that the browser kept counts again', async () => {
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

test('an event has its properties as texts, and its revenue', async () => {
  await start('/')
  track('Purchase', { props: { plan: 'team', seats: 3, isNew: true }, revenue: { currency: 'USD', amount: 10.29 } })
  track('Opened')
  expect(bodies().slice(1)).toMatchObject([
    { n: 'Purchase', p: { plan: 'team', seats: '3', isNew: 'true' }, $: { currency: 'USD', amount: 10.29 } },
    { n: 'Opened', p: {} },
  ])
})

test('a wrong event is an error in the console and nothing more', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await start('/')
  track('', null as never)
  expect(error).toHaveBeenCalledWith(expect.stringContaining('the name must be'))
  expect(bodies()).toHaveLength(1)
})

test.each([
  [() => Promise.reject(new TypeError('Failed to fetch')), 'could not be reached'],
  [() => Promise.resolve({ status: 404 }), 'answered 404'],
])('a host that fails is warned of once, and not asked again', async (answer, reason) => {
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
