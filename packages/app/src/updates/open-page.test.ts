/** @jest-environment jsdom */
import { loadDocument, reloadPage } from '@galley/start/load-document'
import { drafts } from '@galley/theme/hooks/draft-store'
import { loadingBar } from '@galley/ui/loading-bar'
import { type BuildAnswer, checkBuild, isCurrentSince, isUpdated } from './build-watch'
import { noteShownPage, watchHistory, watchNavigation } from './open-page'
import { pageNotice } from './page-notice-store'
import { noteRendered } from './recover-part'

jest.mock('./build-watch')
jest.mock('@galley/start/load-document')

const go = jest.fn()
const loadPage = jest.fn()
const loadPageSync = jest.fn()
const loadedListeners: ((event: { page: { page: { path: string } } }) => void)[] = []
const find = (build: BuildAnswer) => jest.mocked(checkBuild).mockResolvedValue(build)
const settle = () => new Promise((resolve) => setTimeout(resolve))
const url = (to: string) => new URL(to, location.href)
const open = (to = '/blog') => {
  window.___navigate?.(to)
  return settle()
}

beforeAll(() => {
  Object.assign(window, {
    ___push: go,
    ___replace: go,
    ___navigate: go,
    ___loader: { loadPage, loadPageSync },
    ___emitter: { on: (_event: string, listener: (typeof loadedListeners)[number]) => loadedListeners.push(listener) },
  })
  noteRendered()
  watchHistory()
  watchNavigation()
})
beforeEach(() => {
  jest.resetAllMocks()
  find('current')
  loadPage.mockResolvedValue({})
  pageNotice.setState(undefined)
  history.replaceState(null, '', '/docs')
  noteShownPage(location)
})

test.each(['___push', '___replace', '___navigate'] as const)(
  '%s shows a page of the same build once it has loaded, and the loading bar until then',
  async (way) => {
    window[way]?.('/blog?a#b', { replace: true })
    expect(loadingBar.getPhase()).toBe('waiting')
    expect(loadPage).toHaveBeenCalledWith('/blog?a')
    expect(go).not.toHaveBeenCalled()
    await settle()
    expect(go).toHaveBeenCalledWith('/blog?a#b', { replace: true })
    noteShownPage(location)
    expect(loadingBar.getPhase()).toBe('idle')
    expect(loadDocument).not.toHaveBeenCalled()
  },
)

test('loads the full URL of a page of a newer build', async () => {
  find('updated')
  await open('/blog?a#b')
  expect(loadDocument).toHaveBeenCalledWith(url('/blog?a#b'), false)
  expect(go).not.toHaveBeenCalled()
})

test('loads the full URL after an update, and requests no data of the page', async () => {
  jest.mocked(isUpdated).mockReturnValue(true)
  find('updated')
  window.___replace?.('/blog')
  await settle()
  expect(loadDocument).toHaveBeenCalledWith(url('/blog'), true)
  expect(loadPage).not.toHaveBeenCalled()
})

test.each([
  ['has an error', () => Promise.resolve({ status: 'error' })],
  ['did not load', () => Promise.resolve(undefined)],
  ['is not in the build', () => Promise.resolve({ page: { path: '/404.html' } })],
  ['cannot be parsed', () => Promise.reject(new SyntaxError('Unexpected token'))],
])('loads the full URL of a page that %s', async (_what, load) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  loadPage.mockImplementation(load)
  await open()
  expect(loadDocument).toHaveBeenCalledWith(url('/blog'), false)
})

test.each([
  ['the site does not respond after an update', () => jest.mocked(isUpdated).mockReturnValue(true), 'unreachable'],
  ['the site stops responding after the next page has failed', () => loadPage.mockResolvedValue(undefined), 'current'],
] as const)('keeps the current page if %s', async (_situation, fail, first) => {
  fail()
  jest.mocked(checkBuild).mockImplementation(async (isAnew) => (isAnew ? 'unreachable' : first))
  await open()
  expect(loadDocument).not.toHaveBeenCalled()
  expect(pageNotice.getState()?.text).toContain('The page could not be loaded.')
})

test('shows a loaded page without a network, and a page that exists only in a preview', async () => {
  find('unreachable')
  await open()
  expect(go).toHaveBeenCalledTimes(1)
  drafts.setDrafts({ render: (published) => published })
  loadPage.mockResolvedValue({ page: { path: '/404.html' } })
  find('current')
  await open('/draft')
  expect(go).toHaveBeenCalledTimes(2)
  drafts.setDrafts()
})

test('keeps the current page and offers to try again if the site does not respond', async () => {
  find('unreachable')
  loadPage.mockResolvedValue(undefined)
  await open()
  expect(loadDocument).not.toHaveBeenCalled()
  expect(pageNotice.getState()?.text).toBe('This site does not respond. The page could not be loaded.')
  pageNotice.getState()?.onAction()
  await settle()
  expect(loadDocument).not.toHaveBeenCalled()
  find('current')
  pageNotice.getState()?.onAction()
  await settle()
  expect(checkBuild).toHaveBeenLastCalledWith(true)
  expect(loadDocument).toHaveBeenCalledWith(url('/blog'), false)
})

test('opens only the later of two requested pages', async () => {
  window.___navigate?.('/blog')
  window.___navigate?.('/about')
  await settle()
  expect(go.mock.calls).toEqual([['/about', undefined]])
})

test('opens a heading of the current page and a history step at once, without the loading bar', () => {
  window.___navigate?.('/docs#b')
  window.___navigate?.(-1)
  expect(go.mock.calls).toEqual([
    ['/docs#b', undefined],
    [-1, undefined],
  ])
  expect(checkBuild).not.toHaveBeenCalled()
  expect(loadingBar.getPhase()).toBe('idle')
})

test('opens a preloaded page at once if the build was current after the preload', () => {
  for (const listener of loadedListeners) listener({ page: { page: { path: '/blog' } } })
  loadPageSync.mockReturnValue({})
  jest.mocked(isCurrentSince).mockReturnValue(true)
  window.___navigate?.('/blog')
  expect(go).toHaveBeenCalled()
  expect(checkBuild).not.toHaveBeenCalled()
})

describe('the back button', () => {
  const listener = jest.fn()
  beforeAll(() => window.addEventListener('popstate', listener))
  const goBack = (to: string) => {
    history.replaceState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }

  test('shows a loaded page at once', () => {
    loadPageSync.mockReturnValue({})
    goBack('/blog')
    expect(listener).toHaveBeenCalledTimes(1)
    expect(loadingBar.getPhase()).toBe('waiting')
  })

  test('shows another page once it has loaded', async () => {
    goBack('/blog')
    expect(listener).not.toHaveBeenCalled()
    await settle()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('loads the full URL after an update', async () => {
    jest.mocked(isUpdated).mockReturnValue(true)
    loadPageSync.mockReturnValue({})
    goBack('/blog')
    await settle()
    expect(reloadPage).toHaveBeenCalledTimes(1)
    expect(listener).not.toHaveBeenCalled()
  })

  test('leaves a step within a page to the browser', () => {
    jest.mocked(isUpdated).mockReturnValue(true)
    goBack('/docs#b')
    expect(listener).toHaveBeenCalledTimes(1)
    expect(reloadPage).not.toHaveBeenCalled()
  })
})

test('ends the loading bar of a page from the back-forward cache', () => {
  loadingBar.start()
  window.dispatchEvent(new PageTransitionEvent('pageshow'))
  expect(loadingBar.getPhase()).toBe('idle')
})
