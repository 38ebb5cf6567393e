/** @jest-environment jsdom */
import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from 'gatsby'
import { editorLayer } from './editor-layer'
import { keepScrollPositions, shouldUpdateScroll, waitForHeading } from './scroll'

const scrollTo = jest.fn()
window.scrollTo = scrollTo

const at = (path: string, fields: object = {}) =>
  Object.assign(new URL(path, 'https://galley.example'), fields) as unknown as Location

const getSavedScrollPosition = jest.fn<[number, number], [{ pathname: string; key: string }]>()

/** Opens a URL by a link, or goes back to a page whose saved position is `savedTop` pixels below its top. */
function go(from: string | null, to: string, savedTop?: number) {
  getSavedScrollPosition.mockReturnValue([0, savedTop ?? 0])
  const location = at(to, savedTop === undefined ? { action: 'PUSH', key: '2' } : { key: '1' })
  const prevRouterProps = from === null ? undefined : { location: at(from) }
  const args = { prevRouterProps, routerProps: { location }, getSavedScrollPosition }
  return shouldUpdateScroll(args as unknown as ShouldUpdateScrollArgs, { plugins: [] })
}

beforeEach(() => scrollTo.mockClear())
afterEach(() => jest.restoreAllMocks())

test.each<[string, string | null, string, number | undefined, boolean, number | undefined]>([
  ['another page starts at the top', '/docs', '/blog', undefined, false, 0],
  ['a link to a heading of another page scrolls from the top', '/docs', '/blog#last', undefined, true, 0],
  ['going back restores the position', '/docs', '/blog', 640, false, 640],
  ['going back to a URL with a hash restores the position, not the heading', '/docs', '/blog#last', 640, false, 640],
  ['going back to a hash without a saved position shows the heading', '/docs', '/blog#last', 0, true, 0],
  ['a link to a heading of the same page is left to Gatsby', '/docs', '/docs#install', undefined, true, undefined],
  ['a link to the top of the same page is left to Gatsby', '/docs#install', '/docs', undefined, true, undefined],
  ['going back within a page is left to the browser', '/docs#usage', '/docs#install', 640, false, undefined],
  ['the first page stays where the browser has scrolled it', null, '/docs#install', undefined, false, undefined],
])('%s', (_title, from, to, savedTop, gatsbyScrolls, top) => {
  expect(go(from, to, savedTop)).toBe(gatsbyScrolls)
  expect(scrollTo.mock.calls).toEqual(top === undefined ? [] : [[{ top, behavior: 'instant' }]])
})

test.each([
  [{ key: '3' }, '3'],
  [null, 'initial'],
])('going back to a page that had to be loaded again restores the position from the history: %j', (state, key) => {
  window.history.replaceState(state, '')
  getSavedScrollPosition.mockReturnValue([0, 640])
  const args = {
    prevRouterProps: { location: at('/docs') },
    routerProps: { location: at('/blog') },
    getSavedScrollPosition,
  }
  shouldUpdateScroll(args as unknown as ShouldUpdateScrollArgs, { plugins: [] })
  expect(getSavedScrollPosition.mock.lastCall?.[0].key).toBe(key)
})

test('in develop and in a preview, where content renders later, the first page scrolls to its heading', () => {
  editorLayer.hasToken = true
  expect(go(null, '/docs#install')).toBe(true)
  delete editorLayer.hasToken
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
  expect(go(null, '/docs#install')).toBe(true)
})

test('positions of links within a page, such as "#install", are saved separately', () => {
  window.history.replaceState(null, '')
  keepScrollPositions()
  expect(window.history.state).toEqual({ key: 'initial' })
  const enter = (state: unknown) => {
    window.history.replaceState(state, '')
    window.dispatchEvent(new PopStateEvent('popstate'))
    return window.history.state as unknown
  }
  expect(enter(null)).toEqual({ key: expect.stringMatching(/^\d+$/) as unknown })
  expect(enter({ key: '7' })).toEqual({ key: '7' })
})

describe('after a change of page', () => {
  const arrive = (from: string | null, to: string) => {
    waitForHeading({ location: at(to), prevLocation: from === null ? null : at(from) } as unknown as RouteUpdateArgs, {
      plugins: [],
    })
  }

  afterEach(() => (document.body.innerHTML = ''))

  test('waits at the top for a heading that is not rendered yet', () => {
    arrive('/blog', '/docs#install')
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  })

  test.each([
    ['/blog', '/docs#last'],
    ['/blog', '/docs'],
    ['/docs', '/docs#install'],
    [null, '/docs#install'],
  ])('from %p to %s the page stays where it is', (from, to) => {
    document.body.innerHTML = '<h2 id="last">Last</h2>'
    arrive(from, to)
    expect(scrollTo).not.toHaveBeenCalled()
  })
})
