/** @jest-environment jsdom */
import type * as BuildWatch from './updates/build-watch'
import { PAGE_TIMEOUT_MS } from './updates/open-page'

jest.mock('./updates/build-watch')

type Loader = NonNullable<typeof window.___loader>

let loader: Loader
let watch: jest.Mocked<typeof BuildWatch>
let asked: string[]
/** Ends the loading of a page. */
const ends = new Map<string, () => void>()
const settle = () => jest.advanceTimersByTimeAsync(0)

/** Links in a column, 100 px apart, all visible. */
const showLinks = (paths: string[]) => {
  document.body.innerHTML = paths.map((path) => `<a href="${path}">${path}</a>`).join('')
  for (const [index, link] of [...document.links].entries())
    link.getBoundingClientRect = () => ({ left: 0, right: 100, top: index * 100, bottom: index * 100 + 20 }) as DOMRect
}
const setNavigator = (fields: object) => {
  for (const [name, value] of Object.entries(fields))
    Object.defineProperty(navigator, name, { value, configurable: true })
}

beforeEach(async () => {
  jest.useFakeTimers()
  asked = []
  const loadPage = (path: string) => {
    asked.push(path)
    return new Promise<undefined>((resolve) => ends.set(path, () => resolve(undefined)))
  }
  loader = { loadPage, loadPageSync: jest.fn(), enqueue: jest.fn(), hovering: jest.fn() }
  window.___loader = loader
  setNavigator({ connection: undefined, onLine: true, userAgent: 'Firefox' })
  jest.resetModules()
  watch = jest.mocked(await import('./updates/build-watch'))
  const { MAX_PRELOADS, watchLinks } = await import('./preload')
  expect(MAX_PRELOADS).toBe(4)
  watchLinks()
})
afterEach(() => jest.useRealTimers())

test('preloads four pages at a time, the nearest to the middle of the window first', async () => {
  window.innerHeight = 200
  showLinks(['/a', '/b', '/c', '/d', '/e#part', '/f?x=1'])
  for (const path of ['/f?x=1', '/e', '/d', '/c', '/b', '/a']) loader.enqueue(path)
  await settle()
  expect(asked).toEqual(['/b', '/a', '/c', '/d'])
  ends.get('/a')!()
  await settle()
  expect(asked.slice(4)).toEqual(['/e'])
  ends.get('/b')!()
  await settle()
  expect(asked.slice(5)).toEqual(['/f?x=1'])
})

test('does not preload a link that scrolls out of view before its turn', async () => {
  const { abort } = loader.enqueue('/a')
  loader.enqueue('/b')
  abort()
  await settle()
  expect(asked).toEqual(['/b'])
})

test('starts the next page if a page has not loaded after ten seconds', async () => {
  for (const path of ['/a', '/b', '/c', '/d', '/e']) loader.enqueue(path)
  await settle()
  expect(asked).not.toContain('/e')
  await jest.advanceTimersByTimeAsync(PAGE_TIMEOUT_MS + 1000)
  expect(asked).toContain('/e')
})

test('checks the build after all pages have preloaded, so that they open immediately', async () => {
  for (const path of ['/a', '/b']) loader.enqueue(path)
  await settle()
  ends.get('/a')!()
  await settle()
  expect(watch.checkBuild).not.toHaveBeenCalled()
  ends.get('/b')!()
  await settle()
  expect(watch.checkBuild).toHaveBeenCalledTimes(1)
})

test.each([
  ['the reader saves data', { connection: { saveData: true, effectiveType: '4g' } }],
  ['the connection is slow', { connection: { saveData: false, effectiveType: 'slow-2g' } }],
  ['there is no network', { onLine: false }],
  ['the reader is a crawler', { userAgent: 'Googlebot/2.1' }],
])('preloads nothing, even on hover, when %s', async (_case, fields) => {
  setNavigator(fields)
  loader.enqueue('/a')
  loader.hovering('/b')
  await settle()
  expect(asked).toEqual([])
})

test('preloads nothing after an update', async () => {
  watch.isUpdated.mockReturnValue(true)
  loader.enqueue('/a')
  await settle()
  expect(asked).toEqual([])
})
