/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react'
import { watchIntent } from './intent'
import { loadApp } from './load-app'
import { NEEDS_APP } from './marks'
import { completePage, find, openPage } from './page.fixture'

jest.mock('./load-app')

const HTML = `
  <p id="text">Text with a <a id="link" href="/docs"><b id="in-link">link</b></a>.</p>
  <button id="button"><i id="icon"></i></button>
  <input id="field" />
  <div id="diagram" ${NEEDS_APP}></div>`

type Report = (entries: Partial<IntersectionObserverEntry>[]) => void
const observed = new Map<Element, Report>()

function open(url = '/') {
  observed.clear()
  openPage(url)
  watchIntent()
  completePage(HTML)
}
const isLoaded = () => jest.mocked(loadApp).mock.calls.length > 0

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    constructor(readonly report: Report) {}
    observe(element: Element) {
      observed.set(element, this.report)
    }
  } as unknown as typeof IntersectionObserver
})
beforeEach(() => jest.mocked(loadApp).mockClear())
afterEach(() => {
  sessionStorage.clear()
  document.cookie = 'previewToken=; Max-Age=0'
  jest.restoreAllMocks()
})

test.each<[intent: string, reach: () => unknown, isNeeded: boolean]>([
  ['pointing at a button', () => fireEvent.pointerOver(find('icon')), true],
  ['focusing a field', () => find('field').focus(), true],
  ['touching text', () => fireEvent.touchStart(find('text')), true],
  ['pointing at text', () => fireEvent.pointerOver(find('text')), false],
  ['pointing at a link', () => fireEvent.pointerOver(find('in-link')), false],
  ['focusing a link', () => find('link').focus(), false],
  ['touching a link', () => fireEvent.touchStart(find('in-link')), false],
  ['pointing at the page itself', () => fireEvent.pointerOver(document), false],
])('loads the application for %s only if the reader needs it', (_intent, reach, isNeeded) => {
  open()
  expect(isLoaded()).toBe(false)
  reach()
  expect(isLoaded()).toBe(isNeeded)
})

test.each([
  ['/?q=ink', '', true],
  ['/?preview=token', '', true],
  ['/#api=https&preview=token', '', true],
  ['/', 'previewToken=token', true],
  ['/?faq=1', '', false],
  ['/#preview', '', false],
])('%s with the cookie "%s" loads the application at once: %p', (url, cookie, isNeeded) => {
  document.cookie = cookie
  open(url)
  expect(isLoaded()).toBe(isNeeded)
})

test('loads the application when an element that needs it becomes visible', () => {
  open()
  expect([...observed.keys()]).toEqual([find('diagram')])
  const report = observed.get(find('diagram'))!
  report([{ isIntersecting: false }])
  expect(isLoaded()).toBe(false)
  report([{ isIntersecting: false }, { isIntersecting: true }])
  expect(isLoaded()).toBe(true)
})
