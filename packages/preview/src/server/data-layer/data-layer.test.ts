import type { ContentView } from '@galley/content'
import type { PageEntry } from '@galley/core/collections'
import { site } from '@galley/site'
import { createDataLayer } from './data-layer'
import { filterNodes, sortNodes } from './filter-nodes'

const SCHEMA = `
  scalar Date
  enum Layout { CONSTRAINED FIXED FULL_WIDTH }
  type ImageSharp { gatsbyImageData(layout: Layout = CONSTRAINED, width: Int, height: Int): JSON }
  type File { publicURL: String childImageSharp: ImageSharp }
  scalar JSON
  type ContentImage { path: String! width: Int! height: Int! file: File }
  interface ContentPage { path: String! title: String! }
  type Doc implements ContentPage { id: ID! path: String! title: String! body: JSON images: [ContentImage!]! }
  type Author { slug: String! name: String! avatar: ContentImage posts: [Post!]! }
  type Post implements ContentPage {
    id: ID! path: String! title: String! category: String
    date(formatString: String, fromNow: Boolean, difference: String, locale: String): Date
    authors: [Author]
    related(limit: Int! = 2): [Post!]!
  }
  type Template { id: ID! guide: Doc }
  input StringFilter { eq: String ne: String in: [String] glob: String regex: String }
  input PostFilter { path: StringFilter category: StringFilter }
  enum Order { ASC DESC }
  enum Field { SELECT }
  input PostSort { date: Order category: Order }
  input PostField { category: Field }
  type Edge { node: Post! previous: Post next: Post }
  type PageInfo { itemCount: Int! totalCount: Int! perPage: Int pageCount: Int! currentPage: Int! }
  type Posts { totalCount: Int! nodes: [Post!]! edges: [Edge!]! pageInfo: PageInfo! distinct(field: PostField): [String!]! }
  type Neighbour { path: String! title: String! }
  type Section { path: String! }
  type Metadata { title: String siteUrl: String }
  type Site { siteMetadata: Metadata }
  type Query {
    doc(id: StringFilter): Doc
    post(id: StringFilter, path: StringFilter): Post
    template(id: StringFilter): Template
    allPost(filter: PostFilter, sort: [PostSort], skip: Int, limit: Int): Posts!
    contentNavigation(collection: String!, language: String): JSON!
    contentSurround(collection: String!, path: String!, before: Int! = 1, after: Int! = 1): [Neighbour]!
    allSearchSection(collection: String): [Section!]!
    site: Site
    sitePage(path: StringFilter): Site
  }
`

const SHOT = { path: 'docs/shot.png', width: 1520, height: 760 }
const page = (stem: string, fields: object = {}) => ({
  id: stem,
  stem,
  sortKey: stem,
  path: `/${stem}`,
  title: stem,
  navigation: true,
  meta: {},
  placedReferences: [],
  sections: [{ path: `/${stem}` }],
  ...fields,
})
const by = (...values: string[]) => ({
  authors: values,
  placedReferences: values.map((value) => ({ field: 'authors', collection: 'authors', value, line: 1, column: 1 })),
})
const CONTENT: Record<string, object[]> = {
  docs: [page('docs/a', { images: [SHOT, { ...SHOT, path: 'docs/gone.png' }] }), page('docs/b', { images: [] })],
  posts: [
    page('blog/one', { date: '2025-01-31', category: 'News', ...by('ada', 'nobody') }),
    page('blog/two', { date: '2025-03-01', category: null, authors: [] }),
    page('changelog/three', { date: '2025-02-01', category: 'News' }),
  ],
  templates: [page('templates/t', { guide: '/docs/b' }), page('templates/u', { guide: '/docs/none' })],
  authors: [{ id: 'ada', slug: 'ada', name: 'Ada', avatar: null }],
}
const VIEW: ContentView = {
  revision: 1,
  entriesOf: (name: string) => (CONTENT[name] ?? []) as PageEntry[],
  folders: () => [],
  digestOfImage: (file) => (file === SHOT.path ? 'abc' : undefined),
}
const layer = createDataLayer(SCHEMA, (file, digest) => `/files/${file}?v=${digest}`)
const ask = (source: string, variables = {}) => layer.query(VIEW, source, variables)
const dataOf = async (source: string, variables = {}) => (await ask(source, variables)).data

test('resolves a page by its id, with fragments and aliases', async () => {
  const source =
    'fragment Title on ContentPage { title } query($id: String!) { page: doc(id: { eq: $id }) { ...Title path } }'
  const data = { page: { title: 'docs/a', path: '/docs/a' } }
  expect(await ask(source, { id: 'docs/a' })).toEqual({ data, depends: [] })
  expect(await ask(source, { id: 'gone' })).toEqual({ data: { page: null }, depends: [] })
})

test('filters, sorts and limits a list, which depends on its collection', async () => {
  const list = (args: string) => ask(`{ allPost${args} { nodes { path } } }`)
  expect(await list('(filter: { path: { glob: "/blog/*" } }, sort: [{ date: DESC }])')).toEqual({
    data: { allPost: { nodes: [{ path: '/blog/two' }, { path: '/blog/one' }] } },
    depends: ['posts'],
  })
  const { data } = await list('(sort: [{ date: ASC }], skip: 1, limit: 1)')
  expect(data).toEqual({ allPost: { nodes: [{ path: '/changelog/three' }] } })
  expect((await list('(limit: 0)')).data).toEqual({ allPost: { nodes: [] } })
})

test('resolves counts, edges and distinct values of a list', async () => {
  const edges = 'edges { node { path } previous { path } next { path } }'
  const source = `{ allPost(limit: 2) { totalCount pageInfo { itemCount totalCount perPage } ${edges} distinct(field: { category: SELECT }) } }`
  expect(await dataOf(source)).toEqual({
    allPost: {
      totalCount: 3,
      pageInfo: { itemCount: 2, totalCount: 3, perPage: 2 },
      edges: [
        { node: { path: '/blog/one' }, previous: null, next: { path: '/blog/two' } },
        { node: { path: '/blog/two' }, previous: { path: '/blog/one' }, next: null },
      ],
      distinct: ['News'],
    },
  })
})

test('resolves references, leaves out dead ones, and depends on their collections', async () => {
  const source = '{ post(path: { eq: "/blog/one" }) { authors { name avatar { path } } } }'
  expect(await ask(source)).toEqual({
    data: { post: { authors: [{ name: 'Ada', avatar: null }] } },
    depends: ['authors', 'posts'],
  })
  const guide = 'query($id: String!) { template(id: { eq: $id }) { guide { path } } }'
  const data = { template: { guide: { path: '/docs/b' } } }
  expect(await ask(guide, { id: 'templates/t' })).toEqual({ data, depends: ['docs'] })
  expect(await dataOf(guide, { id: 'templates/u' })).toEqual({ template: { guide: null } })
})

test('resolves neighbours, navigation and sections from the content', async () => {
  expect(await dataOf('{ contentSurround(collection: "docs", path: "/docs/a") { path } }')).toEqual({
    contentSurround: [null, { path: '/docs/b' }],
  })
  expect(await dataOf('{ contentSurround(collection: "posts", path: "/blog/one") { path } }')).toEqual({
    contentSurround: [{ path: '/blog/two' }, null],
  })
  expect(JSON.stringify(await dataOf('{ contentNavigation(collection: "docs") }'))).toContain('/docs/b')
  expect(await dataOf('{ contentNavigation(collection: "docs", language: "de") }')).toEqual({ contentNavigation: [] })
  expect(await dataOf('{ allSearchSection(collection: "docs") { path } }')).toEqual({
    allSearchSection: [{ path: '/docs/a' }, { path: '/docs/b' }],
  })
  const { depends } = await ask('{ allSearchSection { path } }')
  expect(depends).toEqual(expect.arrayContaining(['docs', 'landing', 'posts']))
  const siteMetadata = { title: site.seo.title, siteUrl: site.url }
  expect(await dataOf('{ site { siteMetadata { title siteUrl } } }')).toEqual({ site: { siteMetadata } })
})

test.each([
  ['{ sitePage { siteMetadata { title } } }', '"sitePage" is not content. Only a preview build can resolve it.'],
  ['{ contentNavigation(collection: "constructor") }', 'There is no collection of pages "constructor".'],
])('reports that %s cannot be resolved', async (source, message) => {
  await expect(ask(source)).rejects.toThrow(message)
})

test('resolves reverse references', async () => {
  const written = CONTENT['posts']!
  CONTENT['posts'] = [...written, page('blog/four', { date: '2025-04-01', ...by('ada') })]
  const post = {
    authors: [{ posts: [{ path: '/blog/four' }, { path: '/blog/one' }] }],
    related: [{ path: '/blog/four' }],
  }
  expect(await ask('{ post(path: { eq: "/blog/one" }) { authors { posts { path } } related { path } } }')).toEqual({
    data: { post },
    depends: ['authors', 'posts'],
  })
  CONTENT['posts'] = written
})

test.each([
  ['', { pageCount: 1, currentPage: 1 }],
  ['(limit: 2)', { pageCount: 2, currentPage: 1 }],
  ['(skip: 2, limit: 2)', { pageCount: 2, currentPage: 2 }],
])('allPost%s counts the pages as Gatsby does', async (args, pageInfo) => {
  expect(await dataOf(`{ allPost${args} { pageInfo { pageCount currentPage } } }`)).toEqual({ allPost: { pageInfo } })
})

describe('filters', () => {
  const nodes = [
    { n: 1, s: 'One', tags: ['a'], seo: { noindex: true }, list: [{ x: 1 }] },
    { n: 2, s: 'Two', tags: ['a', 'b'], seo: null, list: [{ x: 2 }] },
    { n: null, s: 'three' },
  ]
  test.each([
    [{}, 3],
    [{ n: { eq: 1 } }, 1],
    [{ n: { eq: null } }, 1],
    [{ n: { gt: 1 } }, 1],
    [{ n: { gte: 1, lt: 2 } }, 1],
    [{ n: { lte: 2 } }, 2],
    [{ s: { nin: ['One'] } }, 2],
    [{ s: { regex: '/^T/' } }, 1],
    [{ s: { regex: '/^t/i' } }, 2],
    [{ s: { glob: 'T*' } }, 1],
    [{ tags: { eq: 'b' } }, 1],
    [{ tags: { in: ['a'] } }, 2],
    [{ seo: { noindex: { ne: true } } }, 2],
    [{ list: { elemMatch: { x: { eq: 2 } } } }, 1],
    [{ n: { eq: 1 }, s: { eq: 'Two' } }, 0],
  ])('%j leaves %d', (filter, count) => {
    expect(filterNodes(nodes, filter)).toHaveLength(count)
  })
})

test('sorts by each key in order, missing values last, and is stable', () => {
  const nodes = [{ a: 2, b: { c: 1 }, i: 0 }, { a: 1, i: 1 }, { a: 2, b: { c: 2 }, i: 2 }, { i: 3 }, { a: 1, i: 4 }]
  const order = (...sort: Parameters<typeof sortNodes>[1][]) => sortNodes(nodes, sort as never).map(({ i }) => i)
  expect(order({ a: 'ASC' })).toEqual([1, 4, 0, 2, 3])
  expect(order({ a: 'DESC' }, { b: { c: 'DESC' } })).toEqual([2, 0, 1, 4, 3])
  expect(sortNodes(nodes)).toEqual(nodes)
})

test('replaces links to content files with URLs of the preview server', async () => {
  const copy = `/static/${'0'.repeat(32)}/a%20b.csv`
  const body = [
    ['a', { href: `${copy}#c` }, copy],
    ['a', { href: copy.replace('0', '1') }],
  ]
  const entry = page('docs/d', { body, placedLinks: [{ target: `${copy}#c`, file: 'docs/a b.csv' }] })
  const view = { ...VIEW, entriesOf: () => [entry] as never[] }
  const { data } = await layer.query(view, '{ doc(id: { eq: "docs/d" }) { body } }', {})
  const url = `/files/docs/a b.csv?v=${'0'.repeat(32)}`
  expect(data).toEqual({ doc: { body: [['a', { href: `${url}#c` }, url], body[1]] } })
  expect(entry).toMatchObject({ body: [['a', { href: `${copy}#c` }, copy], body[1]] })
})

test.each([
  ['https://img.example/b.png#4x3', 'https://img.example/b.png#4x3'],
  ['/shots/a.png', '/shots/a.png'],
  ['docs/a.svg', '/files/docs/a.svg?v=abc'],
])('resolves only the URL of the image %s, which Gatsby does not resize: %s', async (path, publicURL) => {
  const images = [{ path, width: 4, height: 3 }]
  const view = { ...VIEW, digestOfImage: () => 'abc', entriesOf: () => [page('docs/d', { images })] as never[] }
  const source = '{ doc(id: { eq: "docs/d" }) { images { file { publicURL childImageSharp { id } } } } }'
  const { data } = await layer.query(view, source, {})
  expect(data).toEqual({ doc: { images: [{ file: { publicURL, childImageSharp: null } }] } })
})

test.each([
  ['width: 760', 'constrained', 760, 380],
  ['width: 5000', 'constrained', 1520, 760],
  ['height: 76', 'constrained', 152, 76],
  ['layout: FIXED, width: 24, height: 24', 'fixed', 24, 24],
  ['layout: FULL_WIDTH', 'fullWidth', 1520, 760],
])('resolves an image with "%s" as %s with %d x %d pixels', async (args, layout, width, height) => {
  const source = `{ doc(id: { eq: "docs/a" }) { images { file { childImageSharp { gatsbyImageData(${args}) } } } } }`
  const images = { fallback: { src: '/files/docs/shot.png?v=abc' }, sources: [] }
  const gatsbyImageData = { layout, width, height, images }
  // A deleted image has no file.
  expect(await dataOf(source)).toEqual({
    doc: { images: [{ file: { childImageSharp: { gatsbyImageData } } }, { file: null }] },
  })
})
