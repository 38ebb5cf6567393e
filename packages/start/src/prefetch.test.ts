/** @jest-environment jsdom */
import { startPrefetch } from './prefetch'

let show: (element: Element) => void
const links = () => [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'))
const find = (href: string) => document.querySelector(`a[href="${href}"]`)!
const setConnection = (connection?: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })

beforeEach(() => {
  const observed = new Set<Element>()
  class Observer {
    constructor(callback: (entries: object[]) => void) {
      show = (target) => observed.has(target) && callback([{ isIntersecting: true, target }])
    }
    observe = (element: Element) => void observed.add(element)
    unobserve = (element: Element) => void observed.delete(element)
  }
  Object.assign(globalThis, { IntersectionObserver: Observer })
  setConnection()
  delete (window as Partial<Window>).___loader
  document.head.innerHTML = ''
  document.body.innerHTML =
    '<a href="/docs">1</a><a href="/docs#b">2</a><a href="/blog">3</a><a href="/a.pdf">4</a><a href="https://other.example/">5</a><a href="/new" target="_blank">6</a>'
})
afterEach(() => {
  delete (HTMLScriptElement as Partial<typeof HTMLScriptElement>).supports
})

test('prefetches each page of a visible link once', () => {
  startPrefetch()
  expect(links()).toEqual([])
  for (const link of document.links) if (link.getAttribute('href') !== '/blog') show(link)
  expect(links()).toEqual(['/docs'])
  show(find('/blog'))
  expect(links()).toEqual(['/docs', '/blog'])
})

test.each([
  ['for a reader who saves data', () => setConnection({ saveData: true })],
  [
    'in a browser that supports speculation rules',
    () => (HTMLScriptElement.supports = (type) => type === 'speculationrules'),
  ],
])('prefetches nothing %s', (_situation, setUp) => {
  setUp()
  show = () => undefined
  startPrefetch()
  show(find('/docs'))
  expect(links()).toEqual([])
})

test('prefetches nothing once the application runs', () => {
  startPrefetch()
  Object.assign(window, { ___loader: {} })
  show(find('/docs'))
  expect(links()).toEqual([])
})
