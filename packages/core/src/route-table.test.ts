import {
  countListPages,
  findRoute,
  findRouteProblems,
  isLeftOut,
  listAreas,
  listPagePath,
  listPages,
  listVariables,
  withoutLeftOut,
} from './route-table'

const routes = [
  { path: '/', collection: 'landing', template: 'home' },
  { path: '/news', collection: 'landing', template: 'news-list' },
  { path: '/shop', collection: 'landing', template: 'shop' },
  { path: '/shop/prices', collection: 'plans', template: 'prices' },
  { path: '/news/*', collection: 'posts', template: 'news' },
  { path: '/guide/*', collection: 'posts', template: 'guide' },
  { path: '/*', collection: 'posts', template: 'post' },
] as const

test.each([
  ['landing', '/', 'home'],
  ['landing', '/news', 'news-list'],
  ['landing', '/news/a', undefined],
  ['posts', '/news/a/b', 'news'],
  ['posts', '/news', 'post'],
  ['posts', '/newspaper', 'post'],
  ['posts', '/', undefined],
])('renders a page of "%s" at %s with %s', (collection, path, template) => {
  expect(findRoute(routes, collection, path)?.template).toBe(template)
})

describe('a list with a page size', () => {
  const list = {
    path: '/news',
    collection: 'landing',
    template: 'news-list',
    list: { collection: 'posts', pageSize: 2 },
  }
  const posts = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ collection: 'posts', path: `/news/${index}` }))
  const others = [
    { collection: 'posts', path: '/guide/a' },
    { collection: 'topics', path: '/news/topics/a' },
  ]

  test.each([
    [0, 1],
    [2, 1],
    [3, 2],
    [5, 3],
  ])('shows %d entries on %d pages', (entries, pages) => {
    expect(countListPages(list, '/news', [...posts(entries), ...others])).toBe(pages)
  })

  test('is left out together with the pages below it', () => {
    const archive = { path: '/news/archive', collection: 'landing', template: 'news-archive' }
    const areas = listAreas([list, archive, routes[5]], ['/news/archive', '/guide/a'])
    expect(areas).toEqual([
      { path: '/news', isOpen: false },
      { path: '/guide', isOpen: true },
    ])
    expect(isLeftOut('/news/archive', areas)).toBe(true)
  })

  test('is different from a page without a list, which has one page and no variables', () => {
    expect(countListPages(routes[1], '/news', posts(9))).toBe(1)
    expect(listVariables(routes[1])).toBeUndefined()
  })

  test('has a path for each page, and skips the entries of earlier pages', () => {
    expect([1, 2, 3].map((number) => listPagePath('/news', number))).toEqual(['/news', '/news/page/2', '/news/page/3'])
    expect(listVariables(list)).toEqual({ skip: 0, limit: 2 })
    expect(listVariables(list, 3)).toEqual({ skip: 4, limit: 2 })
  })
})

test('lists the pages of all rows, with the further pages of lists', () => {
  const list = { ...routes[1], list: { collection: 'posts', pageSize: 2 } }
  const entries = [
    { collection: 'landing', path: '/news' },
    { collection: 'landing', path: '/without-a-row' },
    ...['a', 'b', 'c'].map((name) => ({ collection: 'posts', path: `/news/${name}` })),
  ]
  const pages = listPages([list, routes[4]], entries)
  expect(pages.map(({ entry, path, template, variables }) => [entry.path, path, template, variables])).toEqual([
    ['/news', '/news', 'news-list', { skip: 0, limit: 2 }],
    ['/news', '/news/page/2', 'news-list', { skip: 2, limit: 2 }],
    ['/news/a', '/news/a', 'news', undefined],
    ['/news/b', '/news/b', 'news', undefined],
    ['/news/c', '/news/c', 'news', undefined],
  ])
})

const areas = listAreas(routes, ['/', '/about', '/shop/prices', '/news/a', '/guide/start'])

test('opens an area with its first page, or with any page if no row has a first page', () => {
  expect(areas).toEqual([
    { path: '/news', isOpen: false },
    { path: '/shop', isOpen: false },
    { path: '/shop/prices', isOpen: true },
    { path: '/guide', isOpen: true },
  ])
  expect(listAreas(routes, ['/guided-tours']).some(({ isOpen }) => isOpen)).toBe(false)
})

test.each([
  ['/news', true],
  ['/news/a?b#c', true],
  ['/news#a', true],
  ['/newspaper', false],
  ['/shop/cart', true],
  ['/shop/prices', false],
  ['/shop/prices#team', false],
  ['/', false],
  ['https://news.example/news', false],
])('finds out that %s is in an area that is left out: %s', (target, expected) => {
  expect(isLeftOut(target, areas)).toBe(expected)
})

test('removes links into areas that are left out, and groups without a link', () => {
  const menu = [
    { label: 'News', to: '/news' },
    {
      label: 'Shop',
      children: [
        { label: 'Cart', to: '/shop/cart' },
        { label: 'Prices', to: '/shop/prices' },
      ],
    },
    { label: 'Archive', children: [{ label: 'Years' }, { label: '2026', to: '/news/2026' }] },
    { label: 'A heading' },
    { label: 'About', to: '/about', children: [{ label: 'Press', to: '/news/press' }] },
  ]
  expect(withoutLeftOut(menu, areas)).toEqual([
    { label: 'Shop', children: [{ label: 'Prices', to: '/shop/prices' }] },
    { label: 'A heading' },
    { label: 'About', to: '/about', children: [] },
  ])
})

test('reports unknown templates and areas, and pages without a row or a first page', () => {
  const pages = [
    { collection: 'landing', path: '/' },
    { collection: 'landing', path: '/team' },
    { collection: 'posts', path: '/about' },
    { collection: 'posts', path: '/news/a' },
    { collection: 'plans', path: '/shop/prices' },
  ]
  const files = ['README.md', 'guide.styles.ts', ...routes.map(({ template }) => `${template}.tsx`)]
  const source = "routes = [\n  { template: 'gide' },\n]\ndisabledAreas = ['/shop', '/new']"
  expect(findRouteProblems({ source, routes, pages, disabledAreas: ['/shop', '/new'], files })).toEqual([
    'src/content.config.ts:4:27  "/new" in disabledAreas is not an area. Did you mean "/news"? Areas: /news, /shop, /shop/prices, /guide.',
    'The page /team of the collection "landing" matches no row of routes in src/content.config.ts. Add a row, or move the file.',
    'The page /news/a is in an area without a first page. Restore the index file of its folder, or add the area to disabledAreas in src/content.config.ts.',
  ])
  const rows = [...routes, { path: '/faq', collection: 'landing', template: 'gide' }]
  expect(findRouteProblems({ source, routes: rows, pages: [], disabledAreas: [], files })).toEqual([
    'src/content.config.ts:2:15  "gide" in routes is not a template. Did you mean "guide"? Templates are files of src/templates, such as "home".',
  ])
  const about = [{ collection: 'posts', path: '/about' }]
  expect(findRouteProblems({ source, routes, pages: about, disabledAreas: ['/news'], files })).toEqual([])
})
