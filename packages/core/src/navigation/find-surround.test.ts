import { findSurround, findSurroundByDate, MAX_SURROUND } from './find-surround'
import type { NavigationItem } from './navigation-item'

const item = (path: string, children?: NavigationItem[], page?: false): NavigationItem => ({
  title: path,
  path,
  stem: path,
  ...(children && { children }),
  ...(page === false && { page }),
})
const paths = (items: readonly ({ path: string } | null)[]) => items.map((one) => one?.path ?? null)

describe('in reading order', () => {
  const GROUP = item('/docs/guide', [item('/docs/guide/b'), item('/docs/guide/c', [item('/docs/guide/c/d')])], false)
  const TREE = [item('/'), item('/docs', [item('/docs/a'), GROUP, item('/docs/e')]), item('/empty', [], false)]

  test.each([
    ['/', null, '/docs'],
    ['/docs', '/', '/docs/a'],
    ['/docs/guide/b', '/docs/a', '/docs/guide/c'],
    ['/docs/e', '/docs/guide/c/d', null],
    // A group is no page.
    ['/docs/guide', null, null],
    ['/nowhere', null, null],
    // A slash at the end does not matter.
    ['/docs/guide/b/', '/docs/a', '/docs/guide/c'],
  ])('around %s', (path, previous, next) => {
    expect(paths(findSurround(TREE, path))).toEqual([previous, next])
  })

  test.each([
    // Returns the existing pages if the counts are too high.
    ['/docs', 3, 1, [null, null, '/', '/docs/a']],
    ['/docs/e', 2, 3, ['/docs/guide/c', '/docs/guide/c/d', null, null, null]],
    ['/docs/guide/b', 2, 2, ['/docs', '/docs/a', '/docs/guide/c', '/docs/guide/c/d']],
    ['/docs/a', 0, 1, ['/docs/guide/b']],
    ['/docs/a', 1, 0, ['/docs']],
    ['/docs/a', 0, 0, []],
    ['/nowhere', 2, 1, [null, null, null]],
  ])('around %s, %i before and %i after', (path, before, after, expected) => {
    expect(paths(findSurround(TREE, path, { before, after }))).toEqual(expected)
  })

  test('returns null around a single page, and without pages', () => {
    expect(findSurround([item('/')], '/')).toEqual([null, null])
    expect(findSurround([], '/')).toEqual([null, null])
  })

  test.each([
    ['before', -1, '-1'],
    ['after', 1.5, '1.5'],
    ['before', NaN, 'NaN'],
    ['after', Infinity, 'Infinity'],
    ['before', MAX_SURROUND + 1, '1001'],
    ['after', null, 'null'],
    ['before', { toString: 1 }, '{"toString":1}'],
  ])('rejects %s: %p', (name, count, got) => {
    const message = `"${name}" must be a whole number from 0 to 1000, got ${got}. Set the number of pages to return.`
    expect(() => findSurround([], '/', { [name]: count })).toThrow(new RangeError(message))
  })
})

describe('by date', () => {
  const page = (path: string, date: string, sortKey = path) => ({ path, date, sortKey })
  const PAGES = [
    page('/blog/old', '2024-12-31'),
    page('/changelog/v2', '2025-02-01'),
    page('/blog/new', '2025-03-01'),
    page('/blog/b', '2025-01-31', 'blog/10'),
    page('/blog/a', '2025-01-31', 'blog/02'),
    page('/blogs/other', '2025-01-31'),
  ]

  test.each([
    // Newest first; of those of one day the last in place; nothing of another area.
    ['/blog/new', [null, '/blog/b']],
    ['/blog/b', ['/blog/new', '/blog/a']],
    ['/blog/a', ['/blog/b', '/blog/old']],
    ['/blog/old', ['/blog/a', null]],
    ['/changelog/v2', [null, null]],
    ['/blog/nothing', [null, null]],
    ['/', [null, null]],
    ['/blog/b/', ['/blog/new', '/blog/a']],
  ])('around %s', (path, expected) => {
    expect(paths(findSurroundByDate(PAGES, path))).toEqual(expected)
  })

  test('does not change the list', () => {
    const given = [...PAGES]
    findSurroundByDate(PAGES, '/blog/a', { before: 5, after: 5 })
    expect(PAGES).toEqual(given)
  })
})
