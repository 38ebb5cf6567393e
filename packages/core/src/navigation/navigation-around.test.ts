import { trees } from '@galley/testing/navigation-trees.fixture'
import fc from 'fast-check'
import { findSurround } from './find-surround'
import { navigationAround } from './navigation-around'
import type { NavigationItem } from './navigation-item'
import { findBreadcrumbs, findSection, flattenNavigation } from './read-navigation'

const item = (name: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  title: name,
  path: `/docs/${name}`,
  stem: `docs/${name}`,
  ...more,
})
const group = (name: string, ...names: string[]) =>
  item(name, { page: false, children: names.map((child) => item(child)) })
const TREE = [
  group('start', 'install', 'first-page', 'update'),
  group('files', 'markdown', 'yaml'),
  group('queries', 'sql', 'graphql'),
]

/** The titles that it holds, in groups. */
const titlesOf = (items: readonly NavigationItem[]): unknown[] =>
  items.map(({ title, children }) => (children ? [title, titlesOf(children)] : title))

test('contains the groups of the page, and the pages before and after', () => {
  expect(titlesOf(navigationAround(TREE, '/docs/markdown'))).toEqual([
    ['start', ['', 'update']],
    ['files', ['markdown', 'yaml']],
    ['queries', ['']],
  ])
})

test('keeps groups with defaultOpen whole', () => {
  const tree = [{ ...TREE[0]!, defaultOpen: true }, TREE[1]!, item('end')]
  expect(titlesOf(navigationAround(tree, '/docs/end'))).toEqual([
    ['start', ['install', 'first-page', 'update']],
    ['files', ['', 'yaml']],
    'end',
  ])
})

test('returns the first level for an unknown page', () => {
  expect(titlesOf(navigationAround(TREE, '/blog'))).toEqual([
    ['start', ['']],
    ['files', ['']],
    ['queries', ['']],
  ])
})

/** Returns breadcrumbs, section and neighbours of a page. */
const read = (tree: readonly NavigationItem[], path: string) => {
  const [previous, next] = findSurround(tree, path)
  const { path: section, title } = findSection(tree, path) ?? {}
  const own = (one: NavigationItem | null | undefined) => one && { ...one, children: undefined }
  return {
    trail: findBreadcrumbs(tree, path).map(own),
    section: { path: section, title },
    previous: own(previous),
    next: own(next),
  }
}

test('has the same breadcrumbs, section and neighbours as the whole tree', () => {
  fc.assert(
    fc.property(trees, (tree) => {
      for (const { path } of flattenNavigation(tree))
        expect(read(navigationAround(tree, path), path)).toEqual(read(tree, path))
    }),
    { numRuns: 20 },
  )
})

const rename = (items: readonly NavigationItem[], path: string): NavigationItem[] =>
  items.map((one) => ({
    ...one,
    ...(one.path === path && { title: 'Renamed' }),
    ...(one.children && { children: rename(one.children, path) }),
  }))

test.each([
  ['yaml', ['markdown', 'yaml', 'sql']],
  ['install', ['install', 'first-page', 'update']],
  ['first-page', ['install', 'first-page', 'update']],
])('changes only around a renamed page: "%s"', (renamed, changed) => {
  const after = rename(TREE, `/docs/${renamed}`)
  const isChanged = ({ path }: NavigationItem) =>
    JSON.stringify(navigationAround(TREE, path)) !== JSON.stringify(navigationAround(after, path))
  expect(
    flattenNavigation(TREE)
      .filter(isChanged)
      .map(({ title }) => title),
  ).toEqual(changed)
})
