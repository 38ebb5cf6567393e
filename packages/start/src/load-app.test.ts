/** @jest-environment jsdom */
import { DEFERRED_ID, PAGE_ID, SCRIPTS_ID } from '@galley/core/page-start'
import { fireEvent } from '@testing-library/react'
import { NOTICE } from './marks'
import { completePage, find, openPage } from './page.fixture'

jest.mock('./load-document')

const CHUNK = 'component---src-templates-docs-page-tsx'
const HTML = `
  <button id="menu"></button>
  <input id="field" />
  <script type="application/json" id="${PAGE_ID}">{"path":"/docs","data":["/page.json","/app.json"],"chunk":"${CHUNK}"}</script>
  <script type="application/json" id="${SCRIPTS_ID}">["/chunks-1.js","/runtime-1.js","/app-1.js"]</script>`
const SCRIPTS = ['/chunks-1.js', '/runtime-1.js', '/app-1.js']

const fetchMock = jest.fn<Promise<Response>, [string]>()
const setSite = (isUp: boolean) =>
  isUp
    ? fetchMock.mockResolvedValue({ ok: true } as Response)
    : fetchMock.mockRejectedValue(new TypeError('No network'))

const setDeferred = (hasRun: boolean) =>
  Object.defineProperty(window, 'colorMode', { configurable: true, value: hasRun ? {} : undefined })

let loadApp: () => boolean

/** Opens a page with fresh modules, because each module loads a file once. */
async function open(html = HTML) {
  jest.resetModules()
  openPage()
  document.head.innerHTML = `<script id="${DEFERRED_ID}" src="/deferred-1.js"></script>`
  const [app, { keepEarlyEvents }, { reloadPage }] = await Promise.all([
    import('./load-app'),
    import('./early-events'),
    import('./load-document'),
  ])
  loadApp = app.loadApp
  keepEarlyEvents(loadApp)
  return { reloadPage: jest.mocked(reloadPage), complete: () => completePage(html) }
}
async function openComplete(html?: string) {
  const { complete, reloadPage } = await open(html)
  complete()
  return reloadPage
}

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script:not([id])')]
const asked = () => scripts().map((script) => script.getAttribute('src'))
// jsdom has no selector for the attribute "as".
const preloads = (as: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>('[rel=preload]')].filter((link) => link.as === as)
const preloaded = (as: string) => preloads(as).map((link) => link.getAttribute('href'))
const notice = () => document.getElementById(NOTICE)
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** Reports these scripts as failed and the other requested scripts as loaded. */
async function fail(...sources: string[]) {
  for (const script of scripts()) {
    const isLost = sources.includes(script.getAttribute('src')!)
    script.remove()
    fireEvent(script, new Event(isLost ? 'error' : 'load'))
  }
  await settle()
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  sessionStorage.clear()
  delete window.pagePath
  delete window.___chunkMapping
  delete window.___loader
  globalThis.fetch = fetchMock as unknown as typeof fetch
  fetchMock.mockClear()
  setSite(false)
  setDeferred(true)
})

test('loads nothing if the HTML names no scripts, as in develop', async () => {
  await openComplete('<main></main>')
  expect(loadApp()).toBe(false)
  expect(asked()).toEqual([])
})

test('loads the scripts once, in order, when the HTML is complete, and sets the path of the page', async () => {
  const { complete } = await open()
  expect(loadApp()).toBe(true)
  expect(asked()).toEqual([])
  complete()
  expect(loadApp()).toBe(true)
  expect(asked()).toEqual(SCRIPTS)
  expect(scripts().map((script) => script.async)).toEqual([false, false, false])
  expect(window.pagePath).toBe('/docs')
})

test('loads the texts of the page before the application', async () => {
  process.env['TEXTS_URL'] = '/texts-de-1.js'
  await openComplete()
  loadApp()
  delete process.env['TEXTS_URL']
  expect(asked()).toEqual(['/texts-de-1.js', ...SCRIPTS])
})

test('preloads the data of the page at once, and its code after the first script', async () => {
  await openComplete()
  loadApp()
  loadApp()
  expect(preloaded('fetch')).toEqual(['/page.json', '/app.json'])
  expect(preloads('fetch')[0]?.crossOrigin).toBe('')
  expect(preloaded('script')).toEqual([])
  window.___chunkMapping = { [CHUNK]: ['/shared-1.js', '/docs-1.js'], other: ['/other-1.js'] }
  fireEvent.load(scripts()[0]!)
  expect(preloaded('script')).toEqual(['/shared-1.js', '/docs-1.js'])
  // Requests a failed preload again.
  fireEvent.error(preloads('fetch')[0]!)
  expect(fetchMock).toHaveBeenCalledWith('/page.json')
})

test('requests a failed deferred script again, once, before the other scripts', async () => {
  setDeferred(false)
  await openComplete()
  loadApp()
  loadApp()
  expect(asked()).toEqual(['http://localhost/deferred-1.js', ...SCRIPTS])
})

test('reloads the page once if a script fails to load and the site responds', async () => {
  setSite(true)
  const firstReload = await openComplete()
  loadApp()
  await fail(...SCRIPTS)
  expect(fetchMock.mock.calls).toEqual([[expect.stringMatching(/^\/builds\/latest\.json\?/), { cache: 'no-store' }]])
  expect(firstReload).toHaveBeenCalledTimes(1)
  expect(notice()).toBeNull()

  const secondReload = await openComplete()
  find('menu').click()
  await fail('/app-1.js')
  expect(secondReload).not.toHaveBeenCalled()
  expect(notice()).toBeVisible()
})

test.each<[situation: string, isUp: boolean, marks: string, act: () => void, reloads: number, hasNotice: boolean]>([
  ['a pressed button on a site that is down', false, '', () => find('menu').click(), 0, true],
  ['nothing pressed on a site that is down', false, '', () => loadApp(), 0, false],
  ['typed text', true, '', () => fireEvent.input(find('field'), { target: { value: 'ink' } }), 0, true],
  ['a chosen tab that is not stored', true, 'data-tabs data-pressed="1"', () => loadApp(), 0, false],
  ['a chosen tab that is stored', true, 'data-tabs data-pressed="1" data-sync="pm"', () => loadApp(), 1, false],
])('handles a script that fails after %s', async (_situation, isUp, marks, act, reloads, hasNotice) => {
  setSite(isUp)
  const reloadPage = await openComplete(`<div ${marks}></div>${HTML}`)
  act()
  await fail('/app-1.js')
  expect(reloadPage).toHaveBeenCalledTimes(reloads)
  expect(notice() !== null).toBe(hasNotice)
  if (hasNotice) expect(notice()).toHaveAttribute('role', 'alert')
  expect(find('menu')).not.toHaveAttribute('data-waiting')
})

test.each([
  ['"Try again"', () => notice()!.querySelector('button')!.click()],
  ['a restored network', () => fireEvent(window, new Event('online'))],
])('%s loads only the scripts that are missing', async (_means, tryAgain) => {
  await openComplete()
  find('menu').click()
  await fail('/runtime-1.js', '/app-1.js')
  tryAgain()
  expect(notice()).toBeNull()
  expect(asked()).toEqual(['/runtime-1.js', '/app-1.js'])
})

test('shows a notice if an error has stopped the application, but not once the application has started', async () => {
  await openComplete()
  for (const sources of [SCRIPTS, ['/app-1.js']]) {
    find('menu').click()
    expect(asked()).toEqual(sources)
    await fail()
    expect(document.querySelectorAll(`#${NOTICE}`)).toHaveLength(1)
    expect(find('menu')).not.toHaveAttribute('data-waiting')
  }
  notice()!.remove()
  find('menu').click()
  window.___loader = {} as typeof window.___loader
  await fail()
  expect(notice()).toBeNull()
  expect(find('menu')).toHaveAttribute('data-waiting')
})
