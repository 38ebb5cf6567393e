import { buildNavigation, type NavigationFolder, type NavigationPage } from './build-navigation'
import { buildSurround } from './build-navigation'
import { readContentPath } from './content-path'
import type { NavigationItem } from './navigation'

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

test('sorts folders and pages by their numbers', () => {
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

test('marks a folder without a page', () => {
  expect(draw(buildNavigation(pages('docs/1.deep/1.deeper/2.page', 'about'), []))).toEqual([
    'About /about',
    'Docs /docs (no page)',
    '  Deep /docs/deep (no page)',
    '    Deeper /docs/deep/deeper (no page)',
    '      Page /docs/deep/deeper/page',
  ])
})

test('treats names that only look like an index as pages', () => {
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
])('uses %s as the page of its folder, at the position of the folder', (file) => {
  const tree = buildNavigation(pages('docs/1.guide/2.page', 'docs/2.other', file), [])
  expect(draw(tree)).toEqual([
    'Docs /docs (no page)',
    '  Guide /docs/guide',
    '    Page /docs/guide/page',
    '  Other /docs/other',
  ])
  expect(tree[0]!.children![0]!.stem).toBe(file)
})

test('puts the home page beside the areas', () => {
  expect(draw(buildNavigation(pages('docs/index', 'index', 'about'), []))).toEqual([
    'Home /',
    'About /about',
    'Docs /docs',
  ])
})

test('gives a page its own stem and a group the stem of its folder, without empty children', () => {
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

describe('hidden pages and folders', () => {
  test('leave out a page, but not the pages below it', () => {
    const tree = buildNavigation(
      [page('docs/a', { navigation: false }), page('docs/b/index', { navigation: false }), page('docs/b/c')],
      [],
    )
    expect(draw(tree)).toEqual(['Docs /docs (no page)', '  B /docs/b (no page)', '    C /docs/b/c'])
  })

  test('leave out a folder with its page and all pages below', () => {
    const all = pages('docs/1.a/index', 'docs/1.a/b/c', 'docs/1.a', 'docs/1.a-side', 'docs/2.d')
    expect(draw(buildNavigation(all, [folder('docs/1.a', {}, true)]))).toEqual([
      'Docs /docs (no page)',
      '  A Side /docs/a-side',
      '  D /docs/d',
    ])
  })

  test('leave an empty tree if all pages are hidden', () => {
    expect(buildNavigation(pages('docs/a'), [folder('docs', {}, true)])).toEqual([])
  })
})

describe('navigation fields', () => {
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

  test('come from the field navigation, from meta or from the folder', () => {
    expect(flagsOf({ navigation: ALL })).toEqual(ALL)
    expect(flagsOf({ meta: ALL })).toEqual(ALL)
    expect(flagsOf({}, [folder('guide', ALL)])).toEqual(ALL)
  })

  test('prefer the folder, then the field navigation, then meta, then the title', () => {
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

  test('leave out unknown fields and invalid values', () => {
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

  test('apply to a folder without a page', () => {
    const [item] = buildNavigation(pages('1.guide/a'), [
      folder('1.guide', { title: 'The guide', icon: ICON, defaultOpen: true }),
    ])
    expect(item).toMatchObject({ title: 'The guide', icon: ICON, defaultOpen: true, page: false })
  })

  test('apply to a folder and a page with the same path but different numbers', () => {
    const tree = buildNavigation(pages('1.guide', '2.guide/a'), [folder('2.guide', { badge: 'New' })])
    expect(tree).toHaveLength(1)
    expect(tree[0]).toMatchObject({ badge: 'New', stem: '1.guide', children: [{ path: '/guide/a' }] })
  })
})

test('uses the path of a page that sets its own', () => {
  expect(draw(buildNavigation([page('templates/a', { path: '/templates/own' })], []))).toEqual([
    'Templates /templates (no page)',
    '  A /templates/own',
  ])
})

test('merges two pages with the same path', () => {
  expect(draw(buildNavigation(pages('docs/1.a', 'docs/2.a', 'docs/a'), []))).toEqual([
    'Docs /docs (no page)',
    '  A /docs/a',
  ])
})

test('returns an empty tree for no pages', () => {
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

  test('are in navigation order, with all fields', () => {
    expect(buildSurround(PAGES, FOLDERS, '/docs/b', {})).toEqual([{ ...PAGES[0], title: 'First' }, PAGES[4]])
  })

  test('are in date order, the newest first', () => {
    const slots = buildSurround(PAGES, FOLDERS, '/docs/c', { order: 'date', before: 2 })
    expect(slots).toEqual([PAGES[0], PAGES[4], PAGES[1]])
  })

  test('depend on the folders', () => {
    const pages = [...PAGES]
    expect(buildSurround(pages, FOLDERS, '/docs/e', {})[1]).toBeNull()
    expect(buildSurround(pages, [], '/docs/e', {})[1]?.path).toBe('/old/d')
  })

  test.each([undefined, 'date' as const])('are sorted once for each list: order %s', (order) => {
    const read = jest.fn(() => 'docs/z')
    const pages = [...PAGES, Object.defineProperty(page('/docs/z', '2025-01-02'), 'sortKey', { get: read })]
    buildSurround(pages, FOLDERS, '/docs/a', { order })
    const { length } = read.mock.calls
    expect(length).toBeGreaterThan(0)
    buildSurround(pages, FOLDERS, '/docs/a', { order })
    expect(read).toHaveBeenCalledTimes(length)
  })

  test.each([undefined, 'date' as const])('are null for an unknown path: order %s', (order) => {
    expect(buildSurround(PAGES, FOLDERS, '/docs/nope', { order, after: 2 })).toEqual([null, null, null])
    expect(buildSurround([], [], '/', { order })).toEqual([null, null])
  })
})
