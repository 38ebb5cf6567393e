import { findNearestPages, NEAREST_COUNT } from './find-nearest-pages'

const pages = [
  '/',
  '/docs/getting-started/installation',
  '/docs/files/markdown',
  '/docs/files/mdx',
  '/blog',
  '/studio/pricing',
].map((path) => ({ path, title: path }))
const nearestTo = (path: string) => findNearestPages(path, pages).map((page) => page.path)

test.each([
  ['a slip of the pen', '/docs/files/markdwon', '/docs/files/markdown'],
  ['another folder', '/guide/installation', '/docs/getting-started/installation'],
  ['other case and an ending', '/Blog/index.html', '/blog'],
  ['an old path', '/pricing', '/studio/pricing'],
])('finds what was meant by %s', (_, path, expected) => {
  expect(nearestTo(path)[0]).toBe(expected)
})

test.each(['/', '', '/%E0%A4%A', '/zzzzzz'])('always offers a few pages, for %p too', (path) => {
  expect(nearestTo(path)).toHaveLength(NEAREST_COUNT)
})

test('takes no word for another that only looks a little like it', () => {
  const badge = { path: '/docs/badge', title: 'Badge' }
  expect(findNearestPages('/page', [badge, ...pages])[0]!.path).toBe('/')
})

test('offers the pages highest up when nothing is alike', () => {
  expect(nearestTo('/nope')).toEqual(['/', '/blog', '/studio/pricing'])
})

test('offers what there is', () => {
  expect(findNearestPages('/nope', [])).toEqual([])
})
