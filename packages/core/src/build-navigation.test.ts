import { buildNavigation, buildSurround, type NavigationFolder, type NavigationPage } from './build-navigation'
import { readContentPath } from './content-path'
import type { NavigationItem } from './navigation'

const ICON = { body: '<path/>', width: 24, height: 24 }

function page(file: string, fields: Partial<NavigationPage> = {}): NavigationPage {
  const { path, stem, sortKey, title } = readContentPath('docs', `${file}.md`)
  return { path, stem, sortKey, title, navigation: true, meta: {}, ...fields }
}
const pages = (...files: string[]) => files.map((file) => page(file))
const folder = (stem: string, config: object, hidden = false): NavigationFolder => ({ stem, hidden, config })

/** Returns the tree as indented lines: title, path, and a mark for a folder without a page. */
const draw = (items: readonly NavigationItem[], indent = ''): string[] =>
  items.flatMap((item) => [
    `${indent}${item.title} ${item.path}${item.page === false ? ' (no page)' : ''}`,
    ...draw(item.children ?? [], `${indent}  `),
  ])

test.each<[string, NavigationPage[], string[]]>([
  [
    'sorts folders and pages by their numbers, and puts the home page beside the areas',
    pages('docs/10.last', 'docs/2.guide/10.b', 'docs/2.guide/9.a', 'index', 'docs/index', 'about'),
    [
      ...['Home /', 'About /about', 'Docs /docs', '  Guide /docs/guide (no page)'],
      ...['    A /docs/guide/a', '    B /docs/guide/b', '  Last /docs/last'],
    ],
  ],
  [
    'marks a folder without a page',
    pages('docs/1.deep/2.page'),
    ['Docs /docs (no page)', '  Deep /docs/deep (no page)', '    Page /docs/deep/page'],
  ],
  [
    'treats files as ordinary pages if their names only resemble "index"',
    pages('docs/index', 'docs/reindexing', 'docs/index-types'),
    ['Docs /docs', '  Index Types /docs/index-types', '  Reindexing /docs/reindexing'],
  ],
  [
    'leaves out a hidden page, but not the pages below it',
    [page('docs/a', { navigation: false }), page('docs/b/index', { navigation: false }), page('docs/b/c')],
    ['Docs /docs (no page)', '  B /docs/b (no page)', '    C /docs/b/c'],
  ],
  [
    'uses the path that a page sets instead of the path of its file',
    [page('templates/a', { path: '/templates/own' })],
    ['Templates /templates (no page)', '  A /templates/own'],
  ],
  ['merges pages with the same path', pages('docs/1.a', 'docs/2.a', 'docs/a'), ['Docs /docs (no page)', '  A /docs/a']],
  ['returns an empty tree for no pages', [], []],
])('%s', (_, list, tree) => {
  expect(draw(buildNavigation(list, [folder('empty', { title: 'Empty' })]))).toEqual(tree)
})

test.each(['docs/1.guide/1.index', 'docs/1.guide/index.draft', 'docs/1.guide.draft'])(
  'uses %s as the page of its folder, at the position of the folder',
  (file) => {
    const tree = buildNavigation(pages('docs/1.guide/2.page', 'docs/2.other', file), [])
    expect(draw(tree)).toEqual([
      'Docs /docs (no page)',
      '  Guide /docs/guide',
      '    Page /docs/guide/page',
      '  Other /docs/other',
    ])
    expect(tree[0]!.children![0]!.stem).toBe(file)
  },
)

test('gives a page its own stem and a group the stem of its folder, without empty children', () => {
  const child = { title: 'Page', path: '/1/page', stem: '1/2.page' }
  expect(buildNavigation(pages('1/2.page'), [])).toEqual([
    { title: '1', path: '/1', stem: '1', page: false, children: [child] },
  ])
})

test('leaves out a hidden folder with its page and all pages below', () => {
  const all = pages('docs/1.a/index', 'docs/1.a/b/c', 'docs/1.a', 'docs/1.a-side', 'docs/2.d')
  expect(draw(buildNavigation(all, [folder('docs/1.a', {}, true)]))).toEqual([
    'Docs /docs (no page)',
    '  A Side /docs/a-side',
    '  D /docs/d',
  ])
  expect(buildNavigation(all, [folder('docs', {}, true)])).toEqual([])
})

describe('navigation fields', () => {
  const flagsOf = (fields: Partial<NavigationPage>, folders: NavigationFolder[] = []) => {
    const [item] = buildNavigation([page('guide/index', fields)], folders)
    const { path, stem, ...flags } = item!
    return flags
  }
  const TEXTS = { title: 'T', icon: ICON, badge: 'New', target: '_blank' }
  const ALL = { ...TEXTS, disabled: true, active: true, defaultOpen: false }

  test('come from the field navigation, from meta or from the folder', () => {
    expect(flagsOf({ navigation: ALL })).toEqual(ALL)
    expect(flagsOf({ meta: ALL })).toEqual(ALL)
    expect(flagsOf({}, [folder('guide', ALL)])).toEqual(ALL)
  })

  test('come first from the folder, then from the field navigation, then from meta, then from the title', () => {
    const fields = { title: 'Page', meta: { title: 'Meta', badge: 'm' } }
    expect(flagsOf(fields)).toEqual({ title: 'Meta', badge: 'm' })
    expect(flagsOf({ ...fields, navigation: { title: 'Nav' } })).toEqual({ title: 'Nav', badge: 'm' })
    const folders = [folder('guide', { title: 'Folder' })]
    expect(flagsOf({ ...fields, navigation: { title: 'Nav' } }, folders)).toEqual({ title: 'Folder', badge: 'm' })
  })

  test('leave out unknown fields and invalid values', () => {
    const invalid = { icon: 'lucide:rocket', badge: 3, target: '_top', disabled: 'yes' }
    const unknown = { tags: ['a'], path: '/x', children: [], page: false, constructor: 'x' }
    expect(flagsOf({ title: 'T', meta: { ...invalid, ...unknown } })).toEqual({ title: 'T' })
    expect(flagsOf({ title: 'T', navigation: { title: '', hidden: 'yes' } })).toEqual({ title: 'T' })
  })

  test('apply to a folder without a page, and to a folder with another number than its page', () => {
    const config = { title: 'The guide', icon: ICON, defaultOpen: true }
    expect(buildNavigation(pages('1.guide/a'), [folder('1.guide', config)])).toMatchObject([{ ...config, page: false }])
    expect(buildNavigation(pages('1.guide', '2.guide/a'), [folder('2.guide', config)])).toMatchObject([
      { ...config, stem: '1.guide', children: [{ path: '/guide/a' }] },
    ])
  })
})

describe('pages before and after', () => {
  const dated = (path: string, date: string, fields: object = {}) => ({
    ...{ path, date, stem: path.slice(1), sortKey: path.slice(1), title: path },
    ...{ navigation: true, meta: {}, ...fields },
  })
  const PAGES = [
    dated('/docs/a', '2025-01-03', { navigation: { title: 'First' } }),
    dated('/docs/b', '2025-01-01'),
    dated('/docs/c', '2025-01-02', { navigation: false }),
    dated('/old/d', '2025-01-04'),
    dated('/docs/e', '2025-01-02'),
  ]
  const FOLDERS = [{ stem: 'old', hidden: true, config: {} }]

  test('are in navigation order, with all fields', () => {
    expect(buildSurround(PAGES, FOLDERS, '/docs/b', {})).toEqual([{ ...PAGES[0], title: 'First' }, PAGES[4]])
  })

  test('are in date order, the newest first', () => {
    const slots = buildSurround(PAGES, FOLDERS, '/docs/c', { order: 'date', before: 2 })
    expect(slots).toEqual([PAGES[0], PAGES[4], PAGES[1]])
  })

  test('are of the same version of the documentation', () => {
    const versioned = pages('about', 'docs/1.a', 'docs/2.b', 'docs@1/1.a', 'docs@1/2.b')
    const around = (path: string) => buildSurround(versioned, [], path, {}).map((slot) => slot?.path ?? null)
    expect(around('/docs/b')).toEqual(['/docs/a', null])
    expect(around('/docs/a')).toEqual(['/about', '/docs/b'])
    expect(around('/docs/1/a')).toEqual([null, '/docs/1/b'])
  })

  test('depend on the folders', () => {
    const pages = [...PAGES]
    expect(buildSurround(pages, FOLDERS, '/docs/e', {})[1]).toBeNull()
    expect(buildSurround(pages, [], '/docs/e', {})[1]?.path).toBe('/old/d')
  })

  test.each([undefined, 'date' as const])('are sorted once for each list: order %s', (order) => {
    const read = jest.fn(() => 'docs/z')
    const pages = [...PAGES, Object.defineProperty(dated('/docs/z', '2025-01-02'), 'sortKey', { get: read })]
    buildSurround(pages, FOLDERS, '/docs/a', { order })
    const { length } = read.mock.calls
    expect(length).toBeGreaterThan(0)
    buildSurround(pages, FOLDERS, '/docs/a', { order })
    expect(read).toHaveBeenCalledTimes(length)
  })
})
