import { type Collection, columnsOf, defineData, definePages } from '@galley/core/collections'
import { packFields } from '@galley/core/packed-fields'
import { type DatabaseManifest, versionOfDump } from '@galley/query/dump'
import { z } from 'zod'
import { buildCollection, buildDatabase } from './build-database'
import { versionOf } from './version-of'

const collections = {
  docs: definePages({ typeName: 'Doc', description: '', source: ['docs/**'], fields: { level: z.number() } }),
  posts: definePages({ typeName: 'Post', description: '', source: ['blog/**'], order: 'date', fields: {} }),
  info: defineData({ typeName: 'Info', description: '', source: ['info/**'], fields: {} }),
}

const page = (stem: string, fields: object = {}) => ({
  id: `docs/${stem}.md`,
  path: `/${stem}`,
  stem,
  sortKey: stem,
  title: stem,
  draft: false,
  internal: { type: 'Doc', contentDigest: 'digest' },
  children: [],
  anchors: ['a'],
  ...fields,
})

type Page = ReturnType<typeof page>

const folder = (stem: string, config: object = {}) => ({ id: `navigation/${stem}`, stem, hidden: false, config })

function build(pages: Record<string, Page[]>, folders = [folder('docs/1.start')]) {
  const files = buildDatabase(collections, ({ typeName }: Collection) => pages[typeName] ?? [], folders)
  const manifest = JSON.parse(files.get('/api/content/collections.json') ?? '') as DatabaseManifest
  return { files, manifest, docs: manifest['docs']!, dump: files.get('/api/content/docs/sql_dump.txt')! }
}

test('each collection of pages has a dump, and the manifest comes last', () => {
  const { files, manifest } = build({})
  expect([...files.keys()]).toEqual([
    '/api/content/docs/sql_dump.txt',
    '/api/content/posts/sql_dump.txt',
    '/api/content/collections.json',
  ])
  expect(Object.keys(manifest)).toEqual(['docs', 'posts'])
})

test('the manifest says what a browser must know', () => {
  const { docs, manifest } = build({ Doc: [page('docs/1.start/a')] }, [folder('docs/1.start', { title: 'Start here' })])
  expect(docs).toEqual({
    version: expect.stringMatching(/^v1-[0-9a-f]{16}$/) as string,
    columns: columnsOf(collections.docs),
    folders: [{ stem: 'docs/1.start', hidden: false, config: { title: 'Start here' } }],
  })
  expect(manifest['posts']?.order).toBe('date')
})

test('a row holds the columns of its collection and nothing of Gatsby', () => {
  const { dump } = build({
    Doc: [page('docs/a', { level: 2, toc: [{ id: 'x' }], lastUpdated: '2025-01-31' })],
  })
  const row = dump.split('\n').find((line) => line.startsWith('INSERT'))
  expect(row).toBe(
    `INSERT INTO "_content_docs" VALUES ('docs/docs/a.md', '/docs/a', 'docs/a', NULL, 'docs/a', 'docs/a', NULL, '[]', '[]', '[]', '[]', NULL, '[{"id":"x"}]', '[]', '2025-01-31', 0, NULL, 2);`,
  )
})

test('a page in MDX or of data has its words as its body', () => {
  const code = [{ language: 'sh', text: 'npm ci' }]
  const sections = [
    { id: '/a', title: 'A', level: 1, titles: [], content: 'Opening.', code: [] },
    { id: '/a#set-up', title: 'Set up', level: 2, titles: ['A'], content: 'Run it.', code },
  ]
  const { dump } = build({ Doc: [page('docs/a', { body: null, sections })] })
  expect(dump).toContain(
    `'[["p",{},"Opening."],["h2",{"id":"set-up"},"Set up"],["p",{},"Run it."],["pre",{},["code",{"language":"sh"},"npm ci"]]]'`,
  )
})

test('the row of a page is that of its node', () => {
  const body = ['It’s', ['p', {}, 'short']]
  const rowOf = (fields: object) => build({ Doc: [page('docs/a', fields)] }).dump
  for (const fields of [
    { body, toc: [], sections: [{ id: '/a' }], meta: { level: '2' } },
    { body: null, toc: [], sections: [] },
    { body: null, toc: [], sections: [{ id: '/a', title: 'A', level: 1, titles: [], content: 'words', code: [] }] },
  ])
    expect(rowOf(packFields(fields))).toBe(rowOf(fields))
})

test('a folder belongs to every collection that has a page in it, however deep', () => {
  const { docs, manifest } = build(
    { Doc: [page('docs/2.more/1.deep/a'), page('docs/1.start-up')], Post: [page('docs/2.more/b')] },
    [folder('docs/2.more/1.deep'), folder('docs/2.more'), folder('docs/1.start'), folder('docs/2.more/2.empty')],
  )
  expect(docs.folders.map(({ stem }) => stem)).toEqual(['docs/2.more', 'docs/2.more/1.deep'])
  expect(manifest['posts']?.folders.map(({ stem }) => stem)).toEqual(['docs/2.more'])
})

describe('the version', () => {
  test('stands in the first line of the dump', () => {
    const { dump, docs } = build({ Doc: [page('docs/a')] })
    expect(versionOfDump(dump)).toBe(docs.version)
  })

  const versionOf = (pages: Page[]) => build({ Doc: pages }).docs.version
  const before = versionOf([page('docs/a'), page('docs/b')])

  test('stays with the content, whatever the order of the nodes and what Gatsby keeps with them', () => {
    expect(versionOf([page('docs/b', { anchors: [] }), page('docs/a', { internal: {} })])).toBe(before)
  })

  test('stays when a folder is named otherwise: the dump is the same', () => {
    const { docs } = build({ Doc: [page('docs/a'), page('docs/b')] }, [folder('docs', { title: 'Guide' })])
    expect(docs.version).toBe(before)
  })

  test.each<[string, Page[]]>([
    ['a text', [page('docs/a', { title: 'A' }), page('docs/b')]],
    ['the number of pages', [page('docs/a')]],
    ['the place of a page', [page('docs/a', { sortKey: 'docs/c' }), page('docs/b')]],
  ])('changes with %s', (_, pages) => {
    expect(versionOf(pages)).not.toBe(before)
  })

  test('changes with the kind of a column, though SQLite stores it alike', () => {
    const versionWith = (field: z.ZodType) => {
      const { posts } = collections
      const changed = { posts: { ...posts, schema: posts.schema.extend({ field }) } }
      const files = buildDatabase(changed, () => [], [])
      return (JSON.parse(files.get('/api/content/collections.json')!) as DatabaseManifest)['posts']?.version
    }
    expect(versionWith(z.string())).not.toBe(versionWith(z.array(z.string())))
  })
})

test('pages that were written before are taken as they were, and the dump is the same', () => {
  const written = new WeakMap<object, string>()
  const pages = [page('docs/a'), page('docs/b')]
  const build = (pages: Page[], rows = written) =>
    buildCollection('docs', collections.docs, { pages, folders: [], written: rows })
  build(pages)
  const next = [pages[0]!, page('docs/b', { title: 'Edited' })]
  expect(build(next)).toEqual(build(next, new WeakMap()))
  written.set(pages[0]!, '-- remembered')
  expect(build(next).dump).toContain('-- remembered\n')
})

describe('the version of a collection', () => {
  test('is short and the same for the same texts', () => {
    expect(versionOf('columns', 'dump')).toMatch(/^v1-[0-9a-f]{16}$/)
    expect(versionOf('columns', 'dump')).toBe(versionOf('columns', 'dump'))
  })

  test.each([[['ab', 'c']], [['abc']], [['c', 'ab']], [['a', 'bc', '']], [[]]])('%j is not a and bc', (texts) => {
    expect(versionOf(...texts)).not.toBe(versionOf('a', 'bc'))
  })
})
