import { QueryError, type RawRow } from '@galley/query/builder'
import { type CollectionInfo, type ContentDatabase, openDump } from '@galley/query/dump'
import initSqlite from '@sqlite.org/sqlite-wasm'
import { createContentQueries, type SurroundOptions } from './content-queries'
import type { ContentSource } from './content-source'
import { COLUMNS, dumpOf, page } from './database.fixture'

const section = (id: string, level: number, titles: string[], content: string) => {
  const title = id.split('#').at(-1)!
  return { id, title, titles, content, level, code: [] }
}

const DOCS = [
  page('docs/10.more/index', { title: 'More' }),
  page('docs/2.start/1.install', { title: 'Install', navigation: { title: 'Get it', badge: 'New' } }),
  page('docs/2.start/2.hidden', { navigation: false }),
  page('docs/2.start/3.use', {
    sections: [section('/docs/start/use', 1, [], 'opening'), section('/docs/start/use#deep', 3, ['use'], 'deep')],
  }),
  page('docs/10.more/1.apart', { sections: [section('/docs/more/apart', 1, [], 'apart')] }),
]
const POSTS = [
  page('blog/old', { date: '2025-01-01', category: 'News' }),
  page('blog/newest', { date: '2025-03-01', category: 'Guide' }),
  page('blog/middle', { date: '2025-02-01', category: 'News' }),
  page('changelog/v2', { date: '2025-02-02' }),
]

const INFO: Record<string, CollectionInfo> = {
  docs: {
    version: 'v1',
    columns: COLUMNS,
    folders: [{ stem: 'docs/2.start', hidden: false, config: { title: 'First steps' } }],
  },
  posts: { version: 'v1', columns: COLUMNS, order: 'date', folders: [] },
}

const ran: string[] = []
let databases: Record<string, ContentDatabase>

beforeAll(async () => {
  jest.spyOn(console, 'warn').mockReturnValue()
  const sqlite3 = await initSqlite()
  databases = {
    docs: openDump(sqlite3, 'docs', dumpOf('docs', 'v1', DOCS)),
    posts: openDump(sqlite3, 'posts', dumpOf('posts', 'v1', POSTS)),
  }
})
beforeEach(() => (ran.length = 0))

const source: ContentSource = {
  describe: async (collection) => INFO[collection]!,
  columns: async (collection) => INFO[collection]!.columns,
  run: async (collection, sql): Promise<RawRow[]> => {
    ran.push(sql)
    return databases[collection]!.all(sql)
  },
  ranIn: 'browser',
}

const {
  queryCollectionNavigation: navigation,
  queryCollectionItemSurroundings: surroundings,
  queryCollectionSearchSections: sections,
} = createContentQueries(source)

const pathsOf = (pages: readonly ({ path: string } | null)[]) => pages.map((one) => one && one.path)

test('the navigation is a tree with the titles and flags of folders, in the order of the files', async () => {
  expect(await navigation('docs')).toMatchObject([
    {
      path: '/docs',
      page: false,
      children: [
        {
          title: 'First steps',
          path: '/docs/start',
          page: false,
          children: [{ title: 'Get it', badge: 'New', path: '/docs/start/install' }, { path: '/docs/start/use' }],
        },
        { title: 'More', path: '/docs/more', children: [{ path: '/docs/more/apart' }] },
      ],
    },
  ])
})

test('the navigation can be filtered and sorted before the caller awaits the query', async () => {
  const start = navigation('docs').where('path', 'LIKE', '/docs/start/%')
  const [docs] = await start.order('title', 'ASC')
  expect(pathsOf(docs!.children![0]!.children!)).toEqual(['/docs/start/use', '/docs/start/install'])
  const none = navigation('docs').andWhere((group) => group.where('draft', '=', true))
  expect(await none).toEqual([])
})

test('the navigation is queried only when awaited, and only for the fields of the tree', async () => {
  const query = navigation('docs')
  expect(ran).toEqual([])
  await query
  expect(ran).toHaveLength(1)
  expect(ran[0]).not.toMatch(/sections|\*/)
})

test('the navigation rejects with the error of the source', async () => {
  await expect(navigation('docs').where('titel' as 'title', '=', 'a')).rejects.toThrow('titel')
})

test.each<['docs' | 'posts', string, SurroundOptions<never>, (string | null)[]]>([
  ['docs', '/docs/start/use', {}, ['/docs/start/install', '/docs/more']],
  ['docs', '/docs/more/', {}, ['/docs/start/use', '/docs/more/apart']],
  ['docs', '/docs/more', { before: 2, after: 2 }, ['/docs/start/install', '/docs/start/use', '/docs/more/apart', null]],
  ['docs', '/docs/more', { before: 0, after: 0 }, []],
  ['docs', '/nope', {}, [null, null]],
  // From the newest to the oldest page of an area.
  ['posts', '/blog/middle', {}, ['/blog/newest', '/blog/old']],
  ['posts', '/changelog/v2', {}, [null, null]],
])('the surroundings in %s of %s with the options %j are %j', async (collection, path, options, paths) => {
  expect(pathsOf(await surroundings(collection, path, options))).toEqual(paths)
})

test('the surroundings have a title, a path, a stem, a description and the requested fields', async () => {
  const [previous] = await surroundings('docs', '/docs/start/use', { fields: ['sortKey', 'draft'] })
  expect(previous).toEqual({
    title: 'Get it',
    path: '/docs/start/install',
    stem: 'docs/2.start/1.install',
    description: 'About docs/2.start/1.install.',
    sortKey: 'docs/0002.start/0001.install',
    draft: false,
  })
})

test('the surroundings can be filtered and sorted before the caller awaits the query', async () => {
  const news = surroundings('posts', '/blog/middle').where('category', '=', 'News')
  expect(pathsOf(await news)).toEqual([null, '/blog/old'])
  const byTitle = surroundings('posts', '/blog/newest').order('title', 'ASC')
  expect(pathsOf(await byTitle)).toEqual(['/blog/middle', '/blog/old'])
  const backwards = surroundings('docs', '/docs/start/use').order('sortKey', 'DESC')
  expect(pathsOf(await backwards)).toEqual(['/docs/more/apart', '/docs/start/install'])
})

test.each<[unknown[], string]>([
  [[], 'The path of queryCollectionItemSurroundings() must be a text, got undefined. Correct it.'],
  [['/blog/old', null], 'The options must be written as { name: value }, got null. Correct them.'],
  [['/blog/old', { fields: 'date' }], '"fields" must be a list of names, got "date". Correct it.'],
  [['/blog/old', { fields: [{}] }], 'A field of "fields" must be a text, got {}. Correct it.'],
])('the surroundings reject the arguments %j: %s', (values, message) => {
  const untyped = surroundings as (...values: unknown[]) => unknown
  expect(() => untyped('posts', ...values)).toThrow(new QueryError(message))
})

test('the search sections contain the headings of excluded levels as text', async () => {
  expect(await sections('docs', { maxHeading: 'h2' })).toEqual([
    expect.objectContaining({ id: '/docs/start/use', content: 'opening deep deep' }),
    expect.objectContaining({ id: '/docs/more/apart' }),
  ])
})

test('the search sections have the order of the files, unless the caller filters or sorts the query', async () => {
  const ids = ['/docs/start/use', '/docs/start/use#deep', '/docs/more/apart']
  expect((await sections('docs')).map(({ id }) => id)).toEqual(ids)
  const apart = sections('docs').where('path', '=', '/docs/more/apart')
  expect((await apart).map(({ id }) => id)).toEqual(['/docs/more/apart'])
})

test('the search sections reject an invalid heading level', () => {
  expect(() => sections('docs', { maxHeading: 'h7' as 'h6' })).toThrow(
    '"maxHeading" must be one of h1, h2, h3, h4, h5, h6, got "h7". Correct it.',
  )
})
