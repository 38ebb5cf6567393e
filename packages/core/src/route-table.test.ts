import { testTable } from '@galley/testing/test-table.fixture'
import { findRoute, findRouteProblems, isLeftOut, listAreas, listPages, withoutLeftOut } from './route-table'

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
  ['posts', '/news/a/b', 'news'],
  ['posts', '/news', 'post'],
  ['posts', '/newspaper', 'post'],
])('renders a page of "%s" at %s with %s', (collection, path, template) => {
  expect(findRoute(routes, collection, path)?.template).toBe(template)
})

test.each([
  [[], ['/news 0-2']],
  [
    ['a', 'b', 'c'],
    ['/news 0-2', '/news/page/2 2-2'],
  ],
])('lists the pages of all rows, with the further pages of a list of the entries %j', (names, listed) => {
  const list = { ...routes[1], list: { collection: 'posts', pageSize: 2 } }
  const entries = [
    { collection: 'landing', path: '/news' },
    { collection: 'landing', path: '/shop' },
    { collection: 'landing', path: '/without-a-row' },
    { collection: 'topics', path: '/news/topics/a' },
    ...names.map((name) => ({ collection: 'posts', path: `/news/${name}` })),
  ]
  const pages = listPages([list, routes[2], routes[4]], entries)
  expect(
    pages.map(({ path, variables }) => (variables ? `${path} ${variables.skip}-${variables.limit}` : path)),
  ).toEqual([...listed, '/shop', ...names.map((name) => `/news/${name}`)])
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

test('leaves out a list together with the pages below it', () => {
  const list = { ...routes[1], list: { collection: 'posts' } }
  const archive = { path: '/news/archive', collection: 'landing', template: 'news-archive' }
  expect(listAreas([list, archive], ['/news/archive'])).toEqual([{ path: '/news', isOpen: false }])
})

testTable((target) => isLeftOut(target, areas))('finds out that %s is in an area that is left out: %s', {
  '/news': true,
  '/news/a?b#c': true,
  '/newspaper': false,
  '/shop/prices#team': false,
  '/': false,
  'https://news.example/news': false,
})

test('removes links into areas that are left out, and groups without a link', () => {
  const prices = { label: 'Prices', to: '/shop/prices' }
  const menu = [
    { label: 'News', to: '/news' },
    { label: 'Shop', children: [{ label: 'Cart', to: '/shop/cart' }, prices] },
    { label: 'Archive', children: [{ label: 'Years' }, { label: '2026', to: '/news/2026' }] },
    { label: 'A heading' },
    { label: 'About', to: '/about', children: [{ label: 'Press', to: '/news/press' }] },
  ]
  expect(withoutLeftOut(menu, areas)).toEqual([
    { label: 'Shop', children: [prices] },
    { label: 'A heading' },
    { label: 'About', to: '/about', children: [] },
  ])
})

test('reports unknown templates and areas, and pages without a row or a first page', () => {
  const pages = [
    { collection: 'landing', path: '/team' },
    { collection: 'posts', path: '/about' },
    { collection: 'posts', path: '/news/a' },
    { collection: 'plans', path: '/shop/prices' },
  ]
  const files = ['README.md', 'guide.styles.ts', ...routes.map(({ template }) => `${template}.tsx`)]
  const source = "routes = [\n  { template: 'gide' },\n]\ndisabledAreas = ['/shop', '/new']"
  const rows = [...routes, { path: '/faq', collection: 'landing', template: 'gide' }]
  expect(findRouteProblems({ source, routes: rows, pages, disabledAreas: ['/shop', '/new'], files })).toEqual([
    'src/content.config.ts:2:15  "gide" in routes is not a template. Did you mean "guide"? Templates are files of src/templates, such as "home".',
    'src/content.config.ts:4:27  "/new" in disabledAreas is not an area. Did you mean "/news"? Areas: /news, /shop, /shop/prices, /guide, /faq.',
    'The page /team of the collection "landing" matches no row of routes in src/content.config.ts. Add a row, or move the file.',
    'The page /news/a is in an area without a first page. Restore the index file of its folder, or add the area to disabledAreas in src/content.config.ts.',
  ])
  const about = [{ collection: 'posts', path: '/about' }]
  expect(findRouteProblems({ source, routes, pages: about, disabledAreas: ['/news'], files })).toEqual([])
})
