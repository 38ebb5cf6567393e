import { formatProblem } from '@galley/core/content-source'
import { setTranslations } from '@galley/core/translations'
import { chooseEntries, createFeedBuilder, findFeedProblems, imageFilesOf, MAX_ENTRIES } from './build-feeds'
import { pageOf } from './feed-page.fixture'

jest.mock('@galley/site/collections', () => ({
  collections: {
    landing: { kind: 'page', typeName: 'Landing' },
    posts: { kind: 'page', typeName: 'Post' },
    topics: { kind: 'page', typeName: 'Topic', referenceKey: 'slug' },
    authors: { kind: 'page', typeName: 'Author', referenceKey: 'slug' },
    docs: { kind: 'page', typeName: 'Doc' },
  },
  routes: [
    { path: '/blog', collection: 'landing' },
    { path: '/changelog', collection: 'landing' },
    { path: '/blog/*', collection: 'posts' },
    { path: '/blog/topics/*', collection: 'topics' },
    { path: '/authors/*', collection: 'authors' },
    { path: '/changelog/*', collection: 'posts' },
    { path: '/docs/*', collection: 'docs' },
    { path: '/*', collection: 'docs' },
  ],
}))

const refer = (...fields: [field: string, collection: string, value: string][]) => ({
  placedReferences: fields.map(([field, collection, value]) => ({ field, collection, value, line: 1, column: 1 })),
})

const PAGES = [
  pageOf('Landing', '/blog', { title: 'Log', description: 'What we wrote.' }),
  pageOf('Post', '/blog/old', { date: '2026-01-01', lastUpdated: '2026-05-05' }),
  pageOf('Post', '/blog/new', {
    date: '2026-02-01',
    category: 'news',
    ...refer(['topics[0]', 'topics', 'sails'], ['authors[0]', 'authors', 'ada']),
  }),
  pageOf('Post', '/blog/draft', { date: '2026-03-01', draft: true, ...refer(['topics[0]', 'topics', 'sails']) }),
  pageOf('Post', '/blog/hidden', { date: '2026-03-01', seo: { noindex: true } }),
  pageOf('Topic', '/blog/topics/sails', { slug: 'sails', title: 'Sails', lastUpdated: '2026-04-01' }),
  pageOf('Author', '/authors/ada', { slug: 'ada', title: 'Ada' }),
  pageOf('Doc', '/docs/a', { lastUpdated: '2026-01-02' }),
  pageOf('Doc', '/docs/b', { lastUpdated: '2026-01-03' }),
  pageOf('Doc', '/docs/unknown'),
  pageOf('Doc', '/docs/1/a', { stem: 'docs@1/a', lastUpdated: '2026-01-05' }),
  pageOf('Doc', '/about', { lastUpdated: '2026-01-04' }),
]

afterEach(() => setTranslations([]))

const choose = (feeds: string[], pages = PAGES) =>
  Object.fromEntries([...chooseEntries(feeds, pages)].map(([path, entries]) => [path, entries.map((one) => one.path)]))

test.each([
  ['the published pages of an area, the newest first', ['/blog'], { '/blog': ['/blog/new', '/blog/old'] }],
  ['pages without a date by their last change, if known', ['/docs'], { '/docs': ['/docs/b', '/docs/a'] }],
  ['the articles that refer to a topic', ['/blog/topics/*'], { '/blog/topics/sails': ['/blog/new'] }],
  ['the articles that refer to an author', ['/authors/*'], { '/authors/ada': ['/blog/new'] }],
  ['nothing of an area without pages', ['/changelog'], {}],
])('feeds have %s', (_pages, feeds, entries) => {
  expect(choose(feeds)).toEqual(entries)
})

test(`a feed has at most ${MAX_ENTRIES} entries`, () => {
  const many = Array.from({ length: 30 }, (_, day) =>
    pageOf('Post', `/blog/${day}`, { date: `2026-06-${String(day + 1).padStart(2, '0')}` }),
  )
  const { '/blog': entries } = choose(['/blog'], [...PAGES, ...many])
  expect(entries).toHaveLength(MAX_ENTRIES)
  expect(entries?.[0]).toBe('/blog/29')
})

test('reports a path that is not an area and lists the areas', () => {
  const find = (...feeds: string[]) =>
    findFeedProblems({ feeds }, `feeds: ['${feeds.join("', '")}']`, PAGES).map(formatProblem)
  expect(find('/blog', '/authors/*', '/changelog')).toEqual([])
  expect(find('/blgo', '/blog/topic/*', '/')).toEqual([
    'src/site.ts:1:9  "feeds[1]": there is no area "/blgo" with pages. Did you mean "/blog"? Areas: /blog, /blog/topics, /authors, /docs. Correct it, or remove it.',
    expect.stringContaining('Did you mean "/blog/topics/*"?'),
    expect.stringContaining('"feeds[3]": there is no area "/" with pages.'),
  ])
})

test('a feed has the pages with a text in its language', () => {
  setTranslations(['de'])
  const pages = [
    ...PAGES,
    pageOf('Post', '/de/blog/new', { date: '2026-02-01', language: 'de', textLanguage: 'de' }),
    pageOf('Post', '/de/blog/old', { date: '2026-01-01', language: 'de', textLanguage: 'en' }),
  ]
  expect(choose(['/blog', '/de/blog'], pages)).toEqual({
    '/blog': ['/blog/new', '/blog/old'],
    '/de/blog': ['/de/blog/new'],
  })
  expect(build('/de/blog', '/de/blog', pages).author.url).toBe('https://harbour.example/de')
  expect(findFeedProblems({ feeds: ['/de/blog'] }, '', PAGES)).toEqual([])
})

const SVG = { relativePath: 'blog/b.svg', publicURL: '/static/b.svg' }

/** Builds the feed of a path from all pages. */
const build = (path: string, feed = path, pages = PAGES) =>
  createFeedBuilder({
    pages,
    folders: [{ id: 'docs', stem: 'docs', path: '/docs', hidden: false, config: { title: 'Manual' } }],
    images: [
      {
        relativePath: 'blog/a.png',
        publicURL: '/static/a b.png',
        size: 99,
        internal: { mediaType: 'image/png' },
        childImageSharp: {
          gatsbyImageData: { width: 760, height: 380, images: { fallback: { src: '/static/760.png' } } },
        },
      },
      { ...SVG, size: 9, internal: { mediaType: 'image/svg+xml' }, childImageSharp: null },
    ],
    texts: new Map(),
  })(path, chooseEntries([feed], pages).get(path)!)

test('the title of a feed is that of its page or folder', () => {
  expect(build('/blog')).toMatchObject({ title: 'Log - Harbour', description: 'What we wrote.' })
  expect(build('/blog').url).toBe('https://harbour.example/blog')
  expect(build('/docs')).toMatchObject({ title: 'Manual - Harbour', description: 'All about ships.' })
  expect(build('/blog/topics/sails', '/blog/topics/*').title).toBe('Sails - Harbour')
})

test('the id of a dated article is its URL, and the entry names authors and topics', () => {
  const [latest, old] = build('/blog').entries
  expect(latest).toMatchObject({
    id: 'https://harbour.example/blog/new',
    published: '2026-02-01T00:00:00Z',
    updated: '2026-02-01T00:00:00Z',
    authors: [{ name: 'Ada', url: 'https://harbour.example/authors/ada' }],
    tags: ['news', 'Sails'],
  })
  expect(old).toMatchObject({ published: '2026-01-01T00:00:00Z', updated: '2026-05-05T00:00:00Z' })
})

test('a page without a date becomes a new entry after each change', () => {
  expect(build('/docs').entries[0]).toMatchObject({
    id: 'tag:harbour.example,2026-01-03:/docs/b',
    updated: '2026-01-03T00:00:00Z',
  })
  expect(build('/docs').entries[0]).not.toHaveProperty('published')
})

test("an article's picture is in its text and its enclosure, and images have the size of the page", () => {
  const page = pageOf('Post', '/blog/shown', {
    date: '2026-07-01',
    body: JSON.stringify([['Image', { src: 'blog/b.svg', alt: 'B' }]]),
    image: { src: { path: 'blog/a.png', width: 2000, height: 1000 }, alt: 'A' },
    images: [{ path: 'blog/b.svg', width: 30, height: 20 }],
  })
  expect(imageFilesOf([page, page])).toEqual(['blog/a.png', 'blog/b.svg'])
  const [entry] = build('/blog', '/blog', [...PAGES, page]).entries
  expect(entry?.html).toBe(
    '<figure><img src="https://harbour.example/static/760.png" alt="A" width="760" height="380"></figure>' +
      '<img src="https://harbour.example/static/b.svg" alt="B" width="30" height="20">',
  )
  expect(entry?.image).toEqual({ url: 'https://harbour.example/static/a%20b.png', type: 'image/png', size: 99 })
})
