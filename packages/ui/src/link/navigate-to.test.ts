/** @jest-environment jsdom */
import { de } from '@galley/core/languages/de'
import { en } from '@galley/core/languages/en'
import { setTranslations } from '@galley/core/translations'
import { site } from '@galley/site'
import { navigate } from 'gatsby'
import { isPage, navigateTo, resolveTarget } from './navigate-to'

const page = { href: 'https://galley.example/docs/start?x=1', origin: 'https://galley.example' }

beforeEach(() => jest.mocked(navigate).mockClear())
afterEach(() => {
  jest.restoreAllMocks()
  setTranslations([])
})

test.each([
  ['/blog?page=2#last', '/blog?page=2#last'],
  ['#install', '/docs/start?x=1#install'],
  ['files', '/docs/files'],
  ['https://galley.example/blog', '/blog'],
])('resolves %s inside this site', (to, path) => {
  expect(resolveTarget(to, false, page)).toEqual({ path, url: `https://galley.example${path}` })
})

describe('below a base path', () => {
  beforeEach(() => Object.assign(globalThis, { __BASE_PATH__: '/docs' }))
  afterEach(() => Object.assign(globalThis, { __BASE_PATH__: '' }))
  const below = { ...page, href: 'https://galley.example/docs/docs/start' }

  test.each([
    ['/docs/files?x#y', '/docs/files?x#y'],
    ['files', '/docs/files'],
    ['#install', '/docs/start#install'],
    ['https://galley.example/docs/blog', '/blog'],
    ['https://galley.example/docs', '/'],
  ])('resolves %s to the path %s of this site', (to, path) => {
    expect(resolveTarget(to, false, below).path).toBe(path)
  })

  test('another folder of the host is another site', () => {
    expect(() => resolveTarget('https://galley.example/other', false, below)).toThrow('leads to another site')
  })

  test.each([
    ['/', false],
    ['/?q=a', false],
    ['/docs', true],
  ])('%s is opened by the router: %s', (to, isRouted) => {
    expect(isPage(to)).toBe(isRouted)
  })
})

test.each([
  ['/docs', 'en', true],
  ['/de/docs', 'en', false],
  ['/de/docs', 'de', true],
  ['/docs', 'de', false],
])('the router opens %s on a page in "%s": %s', (to, code, isRouted) => {
  setTranslations(['de'])
  jest.replaceProperty(site, 'languages', [en, de])
  jest.replaceProperty(site, 'language', code === 'de' ? de : en)
  expect(isPage(to)).toBe(isRouted)
})

test.each([
  'https://example.org/',
  'http://galley.example/',
  '//example.org',
  '/\\example.org',
  '\\\\example.org',
  'mailto:mail@example.org',
])('throws for the external URL %s without the option', (to) => {
  expect(() => resolveTarget(to, false, { ...page, href: 'https://galley.example/' })).toThrow(
    /^navigateTo refuses ".+": the URL leads to another site\. .*\{ external: true \}/,
  )
})

test('keeps the origin of a path that begins with two slashes', () => {
  const to = 'https://galley.example//evil.example/x'
  expect(resolveTarget(to, false, page)).toEqual({ url: to })
})

test('resolves an external URL with the option', () => {
  expect(resolveTarget('https://example.org/a b', true, page)).toEqual({ url: 'https://example.org/a%20b' })
  expect(resolveTarget('tel:+123', true, page)).toEqual({ url: 'tel:+123' })
})

test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,hi', 'vbscript:x'])(
  'always throws for %j',
  (to) => {
    expect(() => resolveTarget(to, true, page)).toThrow(/^navigateTo refuses .* is not allowed\. Use https/)
  },
)

test('opens a page without a reload', () => {
  navigateTo('/blog')
  expect(navigate).toHaveBeenLastCalledWith('/blog', { replace: false })
  navigateTo('/blog', { replace: true })
  expect(navigate).toHaveBeenLastCalledWith('/blog', { replace: true })
})
