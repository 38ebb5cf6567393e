import { flattenNavigation, navigationAround, type NavigationItem } from '@galley/core/navigation'
import { trees } from '@galley/testing/navigation-trees.fixture'
import fc from 'fast-check'
import { findChangedPages } from './find-changed-pages'

const inDocs = (children: NavigationItem[]) => ({
  contentNavigation: [{ title: 'Docs', path: '/docs', stem: 'docs', children }],
  contentAreas: [],
})

/** The possible changes of an item. */
const CHANGES: ((item: NavigationItem) => NavigationItem[])[] = [
  (item) => [{ ...item, title: 'Renamed' }],
  () => [],
  (item) => [item, { title: 'New', path: `${item.path}-new`, stem: `${item.stem}-new` }],
  ({ page, ...item }) => [page === false ? item : { ...item, page: false }],
  (item) => [{ ...item, defaultOpen: !item.defaultOpen }],
]

function changeItem(items: NavigationItem[], path: string, change: (typeof CHANGES)[number]): NavigationItem[] {
  return items.flatMap((item) => {
    if (item.path === path) return change(item)
    return [item.children ? { ...item, children: changeItem(item.children, path, change) } : item]
  })
}

const listItems = (items: readonly NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => [item, ...listItems(item.children ?? [])])

test('returns the pages whose surrounding navigation changed', () => {
  fc.assert(
    fc.property(trees, fc.nat(), fc.constantFrom(...CHANGES), (tree, index, change) => {
      const items = listItems(tree)
      fc.pre(items.length > 0)
      const after = changeItem(tree, items[index % items.length]!.path, change)
      const paths = ['/blog', ...flattenNavigation(tree).map(({ path }) => path)]
      const write = (shown: NavigationItem[], path: string) => JSON.stringify(navigationAround(shown, path))
      expect(findChangedPages(inDocs(tree), inDocs(after), paths)).toEqual(
        paths.filter((path) => write(tree, path) !== write(after, path)),
      )
    }),
    { numRuns: 100 },
  )
})
