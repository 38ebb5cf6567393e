import { readContentPath } from '../content-path'
import type { NavigationItem } from '../navigation'
import { buildNavigation, type NavigationFolder, type NavigationPage } from './build-navigation'
import { buildSurround } from './build-surround'

const ICON = { body: '<path/>', width: 24, height: 24 }

function page(file: string, fields: Partial<NavigationPage> = {}): NavigationPage {
  const { path, stem, sortKey, title } = readContentPath('docs', `${file}.md`)
  return { path, stem, sortKey, title, navigation: true, meta: {}, ...fields }
}
const pages = (...files: string[]) => files.map((file) => page(file))
const folder = (stem: string, config: object, hidden = false): NavigationFolder => ({ stem, hidden, config })

/** The tree as indented lines: title, path, and a mark for a folder without a page. */
const draw = (items: readonly NavigationItem[], indent = ''): string[] =>
  items.flatMap((item) => [
    `${indent}${item.title} ${item.path}${item.page === false ? ' (no page)' : ''}`,
    ...draw(item.children ?? [], `${indent}  `),
  ])

test('folders and pages in the order of their numbers', () => {
  const tree = buildNavigation(
    pages('docs/10.last', 'docs/2.guide/10.b', 'docs/2.guide/9.a', 'docs/1.start', 'docs/index', 'docs/2.guide/index'),
    [],
  )
  expect(draw(tree)).toEqual([
    'Docs /docs',
    '  Start /docs/start',
    '  Guide /docs/guide',
    '    A /docs/guide/a',
    '    B /docs/guide/b',
    '  Last /docs/last',
  ])
})

test('a folder without a page is a group only', () => {
  expect(draw(buildNavigation(pages('docs/1.deep/1.deeper/2.page', 'about'), []))).toEqual([
    'About /about',
    'Docs /docs (no page)',
    '  Deep /docs/deep (no page)',
    '    Deeper /docs/deep/deeper (no page)',
    '      Page /docs/deep/deeper/page',
  ])
})

test('names that only look like an index are pages', () => {
  expect(
    draw(buildNavigation(pages('docs/index', 'docs/reindexing', 'docs/index-types', 'docs/1.index-of-all'), [])),
  ).toEqual([
    'Docs /docs',
    '  Index Of All /docs/index-of-all',
    '  Index Types /docs/index-types',
    '  Reindexing /docs/reindexing',
  ])
})

test.each([
  'docs/1.guide/index',
  'docs/1.guide/1.index',
  'docs/1.guide/index.draft',
  'docs/1.guide',
  'docs/1.guide.draft',
])('%s is the page of its folder, which keeps its place', (file) => {
  const tree = buildNavigation(pages('docs/1.guide/2.page', 'docs/2.other', file), [])
  expect(draw(tree)).toEqual([
    'Docs /docs (no page)',
    '  Guide /docs/guide',
    '    Page /docs/guide/page',
    '  Other /docs/other',
  ])
  expect(tree[0]!.children![0]!.stem).toBe(file)
})

test('the home page stands beside the areas', () => {
  expect(draw(buildNavigation(pages('docs/index', 'index', 'about'), []))).toEqual([
    'Home /',
    'About /about',
    'Docs /docs',
  ])
})

test('an item has the stem of its page, a group that of its folder; there are no empty children', () => {
  expect(buildNavigation(pages('docs/1.guide/2.page'), [])).toEqual([
    {
      title: 'Docs',
      path: '/docs',
      stem: 'docs',
      page: false,
      children: [
        {
          title: 'Guide',
          path: '/docs/guide',
          stem: 'docs/1.guide',
          page: false,
          children: [{ title: 'Page', path: '/docs/guide/page', stem: 'docs/1.guide/2.page' }],
        },
      ],
    },
  ])
})

describe('hidden', () => {
  test('a page is left out, what is below it stays', () => {
    const tree = buildNavigation(
      [page('docs/a', { navigation: false }), page('docs/b/index', { navigation: false }), page('docs/b/c')],
      [],
    )
    expect(draw(tree)).toEqual(['Docs /docs (no page)', '  B /docs/b (no page)', '    C /docs/b/c'])
  })

  test('a folder is left out with its page and all below', () => {
    const all = pages('docs/1.a/index', 'docs/1.a/b/c', 'docs/1.a', 'docs/1.a-side', 'docs/2.d')
    expect(draw(buildNavigation(all, [folder('docs/1.a', {}, true)]))).toEqual([
      'Docs /docs (no page)',
      '  A Side /docs/a-side',
      '  D /docs/d',
    ])
  })

  test('all: the tree is empty', () => {
    expect(buildNavigation(pages('docs/a'), [folder('docs', {}, true)])).toEqual([])
  })
})

describe('how an item is shown', () => {
  const flagsOf = (fields: Partial<NavigationPage>, folders: NavigationFolder[] = []) => {
    const [item] = buildNavigation([page('guide/index', fields)], folders)
    const { path, stem, ...flags } = item!
    return flags
  }
  const ALL = {
    title: 'T',
    icon: ICON,
    badge: 'New',
    target: '_blank',
    disabled: true,
    active: true,
    defaultOpen: false,
  }

  test('every flag may come from the navigation field, from meta and from the folder', () => {
    expect(flagsOf({ navigation: ALL })).toEqual(ALL)
    expect(flagsOf({ meta: ALL })).toEqual(ALL)
    expect(flagsOf({}, [folder('guide', ALL)])).toEqual(ALL)
  })

  test('the folder wins over the navigation field, that over meta, that over the title', () => {
    const title = 'Page'
    expect(flagsOf({ title, meta: { title: 'Meta', badge: 'm' } })).toEqual({ title: 'Meta', badge: 'm' })
    expect(flagsOf({ title, meta: { title: 'Meta', badge: 'm' }, navigation: { title: 'Nav' } })).toEqual({
      title: 'Nav',
      badge: 'm',
    })
    expect(flagsOf({ title, navigation: { title: 'Nav' } }, [folder('guide', { title: 'Folder' })])).toEqual({
      title: 'Folder',
    })
  })

  test('what is no flag, or no value for it, stays out', () => {
    const meta = {
      icon: 'lucide:rocket',
      badge: 3,
      target: '_top',
      disabled: 'yes',
      tags: ['a'],
      path: '/x',
      children: [],
      page: false,
      constructor: 'x',
    }
    expect(flagsOf({ title: 'T', meta })).toEqual({ title: 'T' })
    expect(flagsOf({ title: 'T', navigation: { title: '', hidden: 'yes' } })).toEqual({ title: 'T' })
  })

  test('a folder without a page has its title, icon and flags too', () => {
    const [item] = buildNavigation(pages('1.guide/a'), [
      folder('1.guide', { title: 'The guide', icon: ICON, defaultOpen: true }),
    ])
    expect(item).toMatchObject({ title: 'The guide', icon: ICON, defaultOpen: true, page: false })
  })

  test('a folder and a page of another number but the same path share them', () => {
    const tree = buildNavigation(pages('1.guide', '2.guide/a'), [folder('2.guide', { badge: 'New' })])
    expect(tree).toHaveLength(1)
    expect(tree[0]).toMatchObject({ badge: 'New', stem: '1.guide', children: [{ path: '/guide/a' }] })
  })
})

test('a page with a path of its own is where it says', () => {
  expect(draw(buildNavigation([page('templates/a', { path: '/templates/own' })], []))).toEqual([
    'Templates /templates (no page)',
    '  A /templates/own',
  ])
})

test('two pages of one path are one item', () => {
  expect(draw(buildNavigation(pages('docs/1.a', 'docs/2.a', 'docs/a'), []))).toEqual([
    'Docs /docs (no page)',
    '  A /docs/a',
  ])
})

test('no pages, no items', () => {
  expect(buildNavigation([], [folder('docs', { title: 'Docs' })])).toEqual([])
})

describe('pages before and after', () => {
  const page = (path: string, date: string, fields: object = {}) => ({
    path,
    stem: path.slice(1),
    sortKey: path.slice(1),
    title: path,
    navigation: true,
    meta: {},
    date,
    ...fields,
  })
  const PAGES = [
    page('/docs/a', '2025-01-03', { navigation: { title: 'First' } }),
    page('/docs/b', '2025-01-01'),
    page('/docs/c', '2025-01-02', { navigation: false }),
    page('/old/d', '2025-01-04'),
    page('/docs/e', '2025-01-02'),
  ]
  const FOLDERS = [{ stem: 'old', hidden: true, config: {} }]

  test('by place, pages stand beside each other as navigation shows them, with all their fields', () => {
    expect(buildSurround(PAGES, FOLDERS, '/docs/b', {})).toEqual([{ ...PAGES[0], title: 'First' }, PAGES[4]])
  })

  test('by date, the newest is first', () => {
    const slots = buildSurround(PAGES, FOLDERS, '/docs/c', { order: 'date', before: 2 })
    expect(slots).toEqual([PAGES[0], PAGES[4], PAGES[1]])
  })

  test('other folders of the same pages give other neighbours', () => {
    const pages = [...PAGES]
    expect(buildSurround(pages, FOLDERS, '/docs/e', {})[1]).toBeNull()
    expect(buildSurround(pages, [], '/docs/e', {})[1]?.path).toBe('/old/d')
  })

  test.each([undefined, 'date' as const])('the pages of a list are put in order once: order %s', (order) => {
    const read = jest.fn(() => 'docs/z')
    const pages = [...PAGES, Object.defineProperty(page('/docs/z', '2025-01-02'), 'sortKey', { get: read })]
    buildSurround(pages, FOLDERS, '/docs/a', { order })
    const { length } = read.mock.calls
    expect(length).toBeGreaterThan(0)
    buildSurround(pages, FOLDERS, '/docs/a', { order })
    expect(read).toHaveBeenCalledTimes(length)
  })

  test.each([undefined, 'date' as const])('where no page is, there is null: order %s', (order) => {
    expect(buildSurround(PAGES, FOLDERS, '/docs/nope', { order, after: 2 })).toEqual([null, null, null])
    expect(buildSurround([], [], '/', { order })).toEqual([null, null])
  })
})
