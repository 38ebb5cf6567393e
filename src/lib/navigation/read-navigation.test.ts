/** @jest-environment node */
import type { NavigationItem } from './navigation-item'
import { findBreadcrumbs, findNeighbours, firstPage, flattenNavigation } from './read-navigation'

const item = (path: string, children?: NavigationItem[], page?: false): NavigationItem => ({
  title: path,
  path,
  stem: path,
  ...(children && { children }),
  ...(page === false && { page }),
})

const GROUP = item('/docs/guide', [item('/docs/guide/b'), item('/docs/guide/c', [item('/docs/guide/c/d')])], false)
const TREE = [item('/'), item('/docs', [item('/docs/a'), GROUP, item('/docs/e')]), item('/empty', [], false)]

const paths = (items: readonly (NavigationItem | null)[]) => items.map((one) => one?.path ?? null)

test('all pages in reading order, groups without a page left out', () => {
  expect(paths(flattenNavigation(TREE))).toEqual([
    '/',
    '/docs',
    '/docs/a',
    '/docs/guide/b',
    '/docs/guide/c',
    '/docs/guide/c/d',
    '/docs/e',
  ])
})

test.each([
  ['/', ['/']],
  ['/docs', ['/docs']],
  ['/docs/guide/c/d', ['/docs', '/docs/guide', '/docs/guide/c', '/docs/guide/c/d']],
  ['/docs/guide', []],
  ['/nowhere', []],
])('the way to %s', (path, trail) => {
  expect(paths(findBreadcrumbs(TREE, path))).toEqual(trail)
})

test.each([
  ['/', null, '/docs'],
  ['/docs', '/', '/docs/a'],
  ['/docs/guide/b', '/docs/a', '/docs/guide/c'],
  ['/docs/e', '/docs/guide/c/d', null],
  ['/docs/guide', null, null],
  ['/nowhere', null, null],
])('the neighbours of %s', (path, previous, next) => {
  const found = findNeighbours(TREE, path)
  expect(paths([found.previous, found.next])).toEqual([previous, next])
})

test('an only page, and no pages, have no neighbours', () => {
  expect(findNeighbours([item('/')], '/')).toEqual({ previous: null, next: null })
  expect(findNeighbours([], '/')).toEqual({ previous: null, next: null })
})

test('the title of a group leads to its own page, or to the first below', () => {
  expect(firstPage(TREE[1]!)?.path).toBe('/docs')
  expect(firstPage(GROUP)?.path).toBe('/docs/guide/b')
  expect(firstPage(TREE[2]!)).toBeUndefined()
})
