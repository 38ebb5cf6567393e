import type { NavigationItem } from './navigation-item'
import { findBreadcrumbs, findSection, firstPage, flattenNavigation } from './read-navigation'

const item = (path: string, children?: NavigationItem[], page?: false): NavigationItem => ({
  title: path,
  path,
  stem: path,
  ...(children && { children }),
  ...(page === false && { page }),
})

const GROUP = item('/docs/guide', [item('/docs/guide/b'), item('/docs/guide/c', [item('/docs/guide/c/d')])], false)
const TREE = [item('/'), item('/docs', [item('/docs/a'), GROUP, item('/docs/e')]), item('/empty', [], false)]

const paths = (items: readonly NavigationItem[]) => items.map(({ path }) => path)

test('lists all pages in reading order, without groups that have no page', () => {
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
])('finds the breadcrumbs of %s', (path, trail) => {
  expect(paths(findBreadcrumbs(TREE, path))).toEqual(trail)
})

test('finds the page of a group, or the first page below it', () => {
  expect(firstPage(TREE[1]!)?.path).toBe('/docs')
  expect(firstPage(GROUP)?.path).toBe('/docs/guide/b')
  expect(firstPage(TREE[2]!)).toBeUndefined()
})

test.each([
  // A page that leads a group is printed with it.
  ['/docs/guide/c', '/docs/guide/c'],
  ['/docs/guide/b', '/docs/guide'],
  ['/docs/a', '/docs'],
  ['/', undefined],
  ['/nowhere', undefined],
  ['/alone/a', undefined],
])('finds the section of %s', (path, section) => {
  const alone = item('/alone', [item('/alone/a', [])], false)
  expect(findSection([...TREE, alone], path)?.path).toBe(section)
})
