/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react'
import { PAGE_ID, SCRIPTS_ID } from '~/lib/page-start'
import type { ColorModeStore } from './color-mode-store'
import { NOTICE } from './marks'
import { completePage, find, openPage } from './page.fixture'

jest.mock('./load-document')

const CHUNK = 'component---src-templates-docs-page-tsx'
const HTML = `
  <button id="menu"></button>
  <script type="application/json" id="${PAGE_ID}">{"path":"/docs","chunk":"${CHUNK}"}</script>
  <script type="application/json" id="${SCRIPTS_ID}">["/chunks-1.js","/runtime-1.js","/app-1.js"]</script>`
const SCRIPTS = ['/chunks-1.js', '/runtime-1.js', '/app-1.js']

const fetchMock = jest.fn<Promise<Response>, [string]>()
const setSite = (isUp: boolean) =>
  isUp
    ? fetchMock.mockResolvedValue({ ok: true } as Response)
    : fetchMock.mockRejectedValue(new TypeError('No network'))
const isOnline = jest.spyOn(navigator, 'onLine', 'get')

/** A visit of its own: what is loaded is loaded once a page. */
async function open(html = HTML) {
  jest.resetModules()
  openPage()
  document.head.innerHTML = '<script id="deferred" src="/deferred-1.js"></script>'
  const [{ loadApp }, { keepEarlyEvents }, { reloadPage }] = await Promise.all([
    import('./load-app'),
    import('./early-events'),
    import('./load-document'),
  ])
  keepEarlyEvents(loadApp)
  return { loadApp, reloadPage: jest.mocked(reloadPage), complete: () => completePage(html) }
}
async function openComplete(html?: string) {
  const visit = await open(html)
  visit.complete()
  return visit
}

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script:not([id])')]
const asked = () => scripts().map((script) => script.getAttribute('src'))
const preloaded = (as: string) =>
  [...document.head.querySelectorAll(`[rel=preload][as=${as}]`)].map((link) => link.getAttribute('href'))
const notice = () => document.querySelector(`[${NOTICE}]`)
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** These scripts do not load. */
async function fail(...sources: string[]) {
  for (const script of scripts()) if (sources.includes(script.getAttribute('src')!)) fireEvent.error(script)
  await settle()
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  sessionStorage.clear()
  delete window.pagePath
  delete window.___chunkMapping
  globalThis.fetch = fetchMock as unknown as typeof fetch
  fetchMock.mockClear()
  setSite(false)
  isOnline.mockReturnValue(true)
  window.colorMode = {} as ColorModeStore
})

test('in develop, where no HTML names the scripts, nothing is loaded', async () => {
  const { loadApp } = await openComplete('<main></main>')
  expect(loadApp()).toBe(false)
  expect(asked()).toEqual([])
})

test('the scripts are loaded once, to run in order, and know their page', async () => {
  const { loadApp } = await openComplete()
  expect(loadApp()).toBe(true)
  expect(loadApp()).toBe(true)
  expect(asked()).toEqual(SCRIPTS)
  expect(scripts().map((script) => script.async)).toEqual([false, false, false])
  expect(window.pagePath).toBe('/docs')
})

test('what the page needs besides is preloaded: its data at once, its code when the first script knows it', async () => {
  const { loadApp } = await openComplete()
  loadApp()
  loadApp()
  expect(preloaded('fetch')).toEqual(['/page-data/docs/page-data.json'])
  expect(document.querySelector('[as=fetch]')).toHaveAttribute('crossorigin', 'anonymous')
  expect(preloaded('script')).toEqual([])
  window.___chunkMapping = { [CHUNK]: ['/docs-1.js'], other: ['/other-1.js'] }
  for (const script of scripts()) fireEvent.load(script)
  expect(preloaded('script')).toEqual(['/docs-1.js'])
})

test('while the HTML is on its way, it is waited for', async () => {
  const { loadApp, complete } = await open()
  expect(loadApp()).toBe(true)
  expect(asked()).toEqual([])
  complete()
  expect(asked()).toEqual(SCRIPTS)
})

test('a deferred script that had failed is asked for again, before the others', async () => {
  window.colorMode = undefined as unknown as ColorModeStore
  // The getter of the test's window would make one.
  Object.defineProperty(window, 'colorMode', { configurable: true, writable: true, value: undefined })
  const { loadApp } = await openComplete()
  loadApp()
  expect(asked()[0]).toMatch(/\/deferred-1\.js$/)
  expect(asked().slice(1)).toEqual(SCRIPTS)
})

describe('when a script does not load', () => {
  test('and the site answers, the page reloads, once', async () => {
    setSite(true)
    const first = await openComplete()
    first.loadApp()
    await fail(...SCRIPTS)
    expect(fetchMock).toHaveBeenCalledTimes(1)
    expect(fetchMock).toHaveBeenCalledWith(expect.stringMatching(/^\/builds\/latest\.json\?/), { cache: 'no-store' })
    expect(first.reloadPage).toHaveBeenCalledTimes(1)
    expect(notice()).toBeNull()

    const second = await openComplete()
    find('menu').click()
    await fail('/app-1.js')
    expect(second.reloadPage).not.toHaveBeenCalled()
    expect(notice()).toBeVisible()
  })

  test('a reader who waits is told, and the press is given up', async () => {
    const { reloadPage } = await openComplete()
    find('menu').click()
    await fail('/app-1.js')
    expect(reloadPage).not.toHaveBeenCalled()
    expect(notice()).toHaveAttribute('role', 'alert')
    expect(notice()).toHaveTextContent('Menus and search could not be loaded. You can still read this page.')
    expect(find('menu')).not.toHaveAttribute('data-waiting')
  })

  test('a reader without a network is told so', async () => {
    isOnline.mockReturnValue(false)
    await openComplete()
    find('menu').click()
    await fail('/app-1.js')
    expect(notice()).toHaveTextContent('You are offline. Menus and search load when the network is back.')
  })

  test('a reader who waits for nothing is not disturbed', async () => {
    const { loadApp } = await openComplete()
    loadApp()
    await fail('/app-1.js')
    expect(notice()).toBeNull()
  })

  test.each([
    ['"Try again"', () => notice()!.querySelector('button')!.click()],
    ['the network, when it is back,', () => fireEvent(window, new Event('online'))],
  ])('%s loads what is missing, and nothing else', async (_means, tryAgain) => {
    await openComplete()
    find('menu').click()
    const [chunks] = scripts()
    await fail('/runtime-1.js', '/app-1.js')
    expect(asked()).toEqual(['/chunks-1.js'])
    tryAgain()
    expect(notice()).toBeNull()
    expect(asked()).toEqual(SCRIPTS)
    expect(scripts()[0]).toBe(chunks)
  })
})
