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

test.each([
  ['pointing at a button', () => fireEvent.pointerOver(find('icon'))],
  ['focusing a field', () => find('field').focus()],
  ['touching text', () => fireEvent.touchStart(find('text'))],
])('%s loads the application', (_intent, reach) => {
  open()
  expect(isLoaded()).toBe(false)
  reach()
  expect(isLoaded()).toBe(true)
})

test.each([
  ['pointing at text', () => fireEvent.pointerOver(find('text'))],
  ['pointing at a link', () => fireEvent.pointerOver(find('in-link'))],
  ['focusing a link', () => find('link').focus()],
  ['touching a link', () => fireEvent.touchStart(find('in-link'))],
  ['pointing at the page itself', () => fireEvent.pointerOver(document)],
])('%s loads nothing', (_reading, read) => {
  open()
  read()
  expect(isLoaded()).toBe(false)
})

test.each([
  ['/?q=ink', true],
  ['/?preview=token', true],
  ['/#api=https&preview=token', true],
  ['/?faq=1', false],
  ['/#preview', false],
])('%s loads the application at once: %p', (url, isNeeded) => {
  open(url)
  expect(isLoaded()).toBe(isNeeded)
})

test('loads the application at once for an active preview', () => {
  document.cookie = 'previewToken=token'
  open()
  expect(isLoaded()).toBe(true)
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
