import { trees } from '@galley/testing/navigation-trees.fixture'
import { testTable } from '@galley/testing/test-table.fixture'
import fc from 'fast-check'
import {
  docsIn,
  findBreadcrumbs,
  findSection,
  findSurround,
  findSurroundByDate,
  firstPage,
  flattenNavigation,
  listVersionPages,
  MAX_SURROUND,
  navigationAround,
  type NavigationItem,
} from './navigation'

const item = (path: string, children?: NavigationItem[], page?: false): NavigationItem => ({
  title: path,
  path,
  stem: path,
  ...(children && { children }),
  ...(page === false && { page }),
})

const GROUP = item('/docs/guide', [item('/docs/guide/b'), item('/docs/guide/c', [item('/docs/guide/c/d')])], false)
const TREE = [item('/'), item('/docs', [item('/docs/a'), GROUP, item('/docs/e')]), item('/empty', [], false)]

const paths = (items: readonly ({ path: string } | null)[]) => items.map((one) => one?.path ?? null)

test('lists all pages in reading order, without groups that have no page', () => {
  const guide = ['/docs/guide/b', '/docs/guide/c', '/docs/guide/c/d']
  expect(paths(flattenNavigation(TREE))).toEqual(['/', '/docs', '/docs/a', ...guide, '/docs/e'])
})

testTable((path) => paths(findBreadcrumbs(TREE, path)))('finds the breadcrumbs of %s', {
  '/': ['/'],
  '/docs/guide/c/d': ['/docs', '/docs/guide', '/docs/guide/c', '/docs/guide/c/d'],
  '/docs/guide': [],
  '/nowhere': [],
})

test('finds the page of a group, or the first page below it', () => {
  expect(firstPage(TREE[1]!)?.path).toBe('/docs')
  expect(firstPage(GROUP)?.path).toBe('/docs/guide/b')
  expect(firstPage(TREE[2]!)).toBeUndefined()
})

test.each([
  // A page with children is its own section.
  ['/docs/guide/c', '/docs/guide/c'],
  ['/docs/guide/b', '/docs/guide'],
  ['/', undefined],
  ['/alone/a', undefined],
])('finds the section of %s', (path, section) => {
  const alone = item('/alone', [item('/alone/a', [])], false)
  expect(findSection([...TREE, alone], path)?.path).toBe(section)
})

describe('findSurround', () => {
  test.each([
    ['/', null, '/docs'],
    ['/docs/guide/b', '/docs/a', '/docs/guide/c'],
    ['/docs/e', '/docs/guide/c/d', null],
    // A group is not a page.
    ['/docs/guide', null, null],
    ['/nowhere', null, null],
    // A slash at the end of the path does not matter.
    ['/docs/guide/b/', '/docs/a', '/docs/guide/c'],
  ])('returns the pages before and after %s', (path, previous, next) => {
    expect(paths(findSurround(TREE, path))).toEqual([previous, next])
  })

  test.each([
    // Returns the existing pages if the counts are too high.
    ['/docs', 3, 1, [null, null, '/', '/docs/a']],
    ['/docs/e', 2, 3, ['/docs/guide/c', '/docs/guide/c/d', null, null, null]],
    ['/docs/guide/b', 2, 2, ['/docs', '/docs/a', '/docs/guide/c', '/docs/guide/c/d']],
    ['/docs/a', 0, 1, ['/docs/guide/b']],
    ['/nowhere', 2, 1, [null, null, null]],
  ])('returns around %s %i pages before and %i after', (path, before, after, expected) => {
    expect(paths(findSurround(TREE, path, { before, after }))).toEqual(expected)
  })

  test('returns null around a single page, and without pages', () => {
    expect(findSurround([item('/')], '/')).toEqual([null, null])
    expect(findSurround([], '/')).toEqual([null, null])
  })

  test.each([
    ['before', -1, '-1'],
    ['after', 1.5, '1.5'],
    ['before', MAX_SURROUND + 1, '1001'],
    ['before', { toString: 1 }, '{"toString":1}'],
  ])('rejects %s: %p', (name, count, got) => {
    const message = `"${name}" must be a whole number from 0 to 1000, got ${got}. Set the number of pages to return.`
    expect(() => findSurround([], '/', { [name]: count })).toThrow(new RangeError(message))
  })
})

const page = (path: string, date: string, sortKey = path) => ({ path, date, sortKey })
const PAGES = [
  page('/blog/old', '2024-12-31'),
  page('/changelog/v2', '2025-02-01'),
  page('/blog/new', '2025-03-01'),
  page('/blog/b', '2025-01-31', 'blog/10'),
  page('/blog/a', '2025-01-31', 'blog/02'),
  page('/blogs/other', '2025-01-31'),
]

testTable((path) => paths(findSurroundByDate(PAGES, path)))('returns the pages dated before and after %s', {
  // The newest page comes first. Of two pages with the same date, the later file comes first. Other areas are left out.
  '/blog/new': [null, '/blog/b'],
  '/blog/a': ['/blog/b', '/blog/old'],
  '/blog/old': ['/blog/a', null],
  '/changelog/v2': [null, null],
  '/': [null, null],
  '/blog/b/': ['/blog/new', '/blog/a'],
})

describe('navigationAround', () => {
  const doc = (name: string, children?: NavigationItem[], page?: false) => ({
    ...item(`/docs/${name}`, children, page),
    title: name,
  })
  const group = (name: string, ...names: string[]) => {
    const pages = names.map((child) => doc(child))
    return doc(name, pages, false)
  }
  const GROUPS = [
    group('start', 'install', 'first-page', 'update'),
    group('files', 'markdown', 'yaml'),
    group('queries', 'sql', 'graphql'),
  ]

  /** Returns the titles of items, and a list for the children of each group. */
  const titlesOf = (items: readonly NavigationItem[]): unknown[] =>
    items.map(({ title, children }) => (children ? [title, titlesOf(children)] : title))

  test('contains the groups of the page, and the pages before and after', () => {
    expect(titlesOf(navigationAround(GROUPS, '/docs/markdown'))).toEqual([
      ['start', ['', 'update']],
      ['files', ['markdown', 'yaml']],
      ['queries', ['']],
    ])
  })

  test('keeps groups with defaultOpen whole', () => {
    const tree = [{ ...GROUPS[0]!, defaultOpen: true }, GROUPS[1]!, doc('end')]
    expect(titlesOf(navigationAround(tree, '/docs/end'))).toEqual([
      ['start', ['install', 'first-page', 'update']],
      ['files', ['', 'yaml']],
      'end',
    ])
  })

  test('returns the first level for an unknown page', () => {
    const empty = ['start', 'files', 'queries'].map((title) => [title, ['']])
    expect(titlesOf(navigationAround(GROUPS, '/blog'))).toEqual(empty)
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
  ])('changes only around a renamed page: "%s"', (renamed, changed) => {
    const after = rename(GROUPS, `/docs/${renamed}`)
    const isChanged = ({ path }: NavigationItem) =>
      JSON.stringify(navigationAround(GROUPS, path)) !== JSON.stringify(navigationAround(after, path))
    const found = flattenNavigation(GROUPS).filter(isChanged)
    expect(found.map(({ title }) => title)).toEqual(changed)
  })
})

describe('versions of the documentation', () => {
  const versioned = (stem: string, path: string, ...names: string[]): NavigationItem => ({
    ...item(
      path,
      names.map((name) => item(`${path}/${name}`)),
      false,
    ),
    stem,
  })
  const NAVIGATION = [
    item('/about'),
    versioned('docs', '/docs', 'start', 'guide', 'guide/new'),
    versioned('docs@1', '/docs/1', 'start', 'guide', 'old'),
    {
      ...item('/docs/1.4', [item('/docs/1.4/guide', [item('/docs/1.4/guide/first')], false)], false),
      stem: 'docs@1.4',
    },
    versioned('docs@1.5', '/docs/1.5'),
  ]

  test.each([
    ['/docs/1/start', '/docs/1/start'],
    ['/docs/1/hidden', '/docs/1/start'],
    ['/docs/1', '/docs/1/start'],
    ['/docs/guide', '/docs/start'],
    ['/docs/10', '/docs/start'],
    ['/about', '/docs/start'],
  ])('the sidebar of %s starts with %s', (path, first) => {
    expect(docsIn(NAVIGATION, path)[0]?.path).toBe(first)
  })

  const targets = (path: string) =>
    listVersionPages(NAVIGATION, path).map(({ version, path, isOwn, isSame }) =>
      [version, path, ...(isOwn ? ['own'] : []), ...(isSame ? [] : ['nearest'])].join(' '),
    )

  test.each([
    ['/docs/start', [' /docs/start own', '1 /docs/1/start', '1.4 /docs/1.4/guide/first nearest']],
    ['/docs/1/start', [' /docs/start', '1 /docs/1/start own', '1.4 /docs/1.4/guide/first nearest']],
    ['/docs/guide/new', [' /docs/guide/new own', '1 /docs/1/guide nearest', '1.4 /docs/1.4/guide/first nearest']],
    ['/docs/1/old', [' /docs/start nearest', '1 /docs/1/old own', '1.4 /docs/1.4/guide/first nearest']],
    ['/docs/1', [' /docs/start nearest', '1 /docs/1 own', '1.4 /docs/1.4/guide/first nearest']],
    ['/docs/hidden', [' /docs/hidden own', '1 /docs/1/start nearest', '1.4 /docs/1.4/guide/first nearest']],
    ['/about', []],
  ])('%s corresponds to %j', (path, pages) => {
    expect(targets(path)).toEqual(pages)
  })
})
