import { findNearestPages, NEAREST_COUNT } from './nearest-pages'

const docs = ['/docs/getting-started/installation', '/docs/files/markdown', '/docs/files/mdx']
const pages = ['/', ...docs, '/blog', '/studio/pricing'].map((path) => ({ path, title: path }))
const nearestTo = (path: string) => findNearestPages(path, pages).map((page) => page.path)

test.each([
  ['a typing error', '/docs/files/markdwon', '/docs/files/markdown'],
  ['another folder', '/guide/installation', '/docs/getting-started/installation'],
  ['a path with an extension and different upper and lower case', '/Blog/index.html', '/blog'],
  ['an old path', '/pricing', '/studio/pricing'],
])('finds the page for %s', (_, path, expected) => {
  expect(nearestTo(path)[0]).toBe(expected)
})

test.each(['/', '', '/%E0%A4%A', '/zzzzzz'])('returns three pages for %p', (path) => {
  expect(nearestTo(path)).toHaveLength(NEAREST_COUNT)
})

test('does not match words that are only slightly similar', () => {
  const badge = { path: '/docs/badge', title: 'Badge' }
  expect(findNearestPages('/page', [badge, ...pages])[0]!.path).toBe('/')
})

test('returns the pages with the shortest paths if nothing is similar', () => {
  expect(nearestTo('/nope')).toEqual(['/', '/blog', '/studio/pricing'])
})
