/** @jest-environment jsdom */
import { navigate } from 'gatsby'
import { navigateTo, resolveTarget } from './navigate-to'

const page = { href: 'https://galley.example/docs/start?x=1', origin: 'https://galley.example' }

beforeEach(() => jest.mocked(navigate).mockClear())

test.each([
  ['/blog', '/blog'],
  ['/blog?page=2#last', '/blog?page=2#last'],
  ['#install', '/docs/start?x=1#install'],
  ['files', '/docs/files'],
  ['https://galley.example/blog', '/blog'],
])('%s is a URL of this site', (to, url) => {
  expect(resolveTarget(to, false, page)).toEqual({ isInside: true, url })
})

test.each([
  'https://example.org/',
  'http://galley.example/',
  '//example.org',
  '/\\example.org',
  '\\\\example.org',
  'mailto:mail@example.org',
])('%s leads out of the site and is refused without the option', (to) => {
  expect(() => resolveTarget(to, false, { ...page, href: 'https://galley.example/' })).toThrow(
    /^navigateTo refuses ".+": it leads out of this site\. .*\{ external: true \}/,
  )
})

test('a path of this site that reads as another host is left whole', () => {
  const to = 'https://galley.example//evil.example/x'
  expect(resolveTarget(to, false, page)).toEqual({ isInside: true, url: to })
})

test('a URL outside is followed when that is meant', () => {
  expect(resolveTarget('https://example.org/a b', true, page)).toEqual({
    isInside: false,
    url: 'https://example.org/a%20b',
  })
  expect(resolveTarget('tel:+123', true, page)).toEqual({ isInside: false, url: 'tel:+123' })
})

test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,hi', 'vbscript:x'])(
  '%j runs something and is always refused',
  (to) => {
    expect(() => resolveTarget(to, true, page)).toThrow(/^navigateTo refuses .* leads to no page\. Use https/)
  },
)

test('a page opens without a reload', () => {
  navigateTo('/blog')
  expect(navigate).toHaveBeenLastCalledWith('/blog', { replace: false })
  navigateTo('/blog', { replace: true })
  expect(navigate).toHaveBeenLastCalledWith('/blog', { replace: true })
})

test('a refused URL leaves the reader where they are', () => {
  expect(() => navigateTo('https://example.org')).toThrow('leads out of this site')
  expect(navigate).not.toHaveBeenCalled()
})
