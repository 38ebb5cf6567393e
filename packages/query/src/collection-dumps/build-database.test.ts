import { type Collection, columnsOf, defineData, definePages } from '@galley/core/collections'
import { packFields } from '@galley/core/packed-fields'
import { type DatabaseManifest, versionOfDump } from '@galley/query/dump'
import { z } from 'zod'
import { buildCollection, buildDatabase } from './build-database'

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
  language: '',
  textLanguage: '',
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

test('writes a dump for each page collection, then the manifest', () => {
  const { files, manifest } = build({})
  const names = ['docs/sql_dump.txt', 'posts/sql_dump.txt', 'collections.json']
  expect([...files.keys()]).toEqual(names.map((name) => `/api/content/${name}`))
  expect(Object.keys(manifest)).toEqual(['docs', 'posts'])
})

test('the manifest has the version of each dump, and the columns, order and folders of each collection', () => {
  const { dump, docs, manifest } = build({ Doc: [page('docs/1.start/a')] }, [
    folder('docs/1.start', { title: 'Start here' }),
  ])
  expect(versionOfDump(dump)).toMatch(/^v1-[0-9a-f]{16}$/)
  expect(docs).toEqual({
    version: versionOfDump(dump),
    columns: columnsOf(collections.docs),
    folders: [{ stem: 'docs/1.start', hidden: false, config: { title: 'Start here' } }],
  })
  expect(manifest['posts']?.order).toBe('date')
})

test("a row has the collection's columns and no fields of Gatsby", () => {
  const { dump } = build({
    Doc: [page('docs/a', { level: 2, toc: [{ id: 'x' }], lastUpdated: '2025-01-31' })],
  })
  const row = dump.split('\n').find((line) => line.startsWith('INSERT'))
  expect(row).toBe(
    `INSERT INTO "_content_docs" VALUES ('docs/docs/a.md', '/docs/a', 'docs/a', NULL, 'docs/a', 'docs/a', NULL, '[]', '[]', '[]', '[]', NULL, '[{"id":"x"}]', '[]', '2025-01-31', 0, '', NULL, NULL, 2);`,
  )
})

test('the body of an MDX or data page consists of its text', () => {
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

test('a page and its node have the same row', () => {
  const body = ['It’s', ['p', {}, 'short']]
  const rowOf = (fields: object) => build({ Doc: [page('docs/a', fields)] }).dump
  for (const fields of [
    { body, toc: [], sections: [{ id: '/a' }], meta: { level: '2' } },
    { body: null, toc: [], sections: [] },
    {
      body: null,
      toc: [],
      sections: [{ id: '/a', title: 'A', level: 1, titles: [], content: 'words', code: [] }],
    },
  ])
    expect(rowOf(packFields(fields))).toBe(rowOf(fields))
})

test('a folder belongs to each collection that has a page in the folder, at any depth', () => {
  const { docs, manifest } = build(
    { Doc: [page('docs/2.more/1.deep/a'), page('docs/1.start-up')], Post: [page('docs/2.more/b')] },
    [folder('docs/2.more/1.deep'), folder('docs/2.more'), folder('docs/1.start'), folder('docs/2.more/2.empty')],
  )
  expect(docs.folders.map(({ stem }) => stem)).toEqual(['docs/2.more', 'docs/2.more/1.deep'])
  expect(manifest['posts']?.folders.map(({ stem }) => stem)).toEqual(['docs/2.more'])
})

const versionOf = (pages: Page[]) => build({ Doc: pages }).docs.version
const before = versionOf([page('docs/a'), page('docs/b')])

test("the version does not depend on the order of nodes, on Gatsby's fields or on the title of a folder", () => {
  const { docs } = build({ Doc: [page('docs/a'), page('docs/b')] }, [folder('docs', { title: 'Guide' })])
  expect(docs.version).toBe(before)
  expect(versionOf([page('docs/b', { anchors: [] }), page('docs/a', { internal: {} })])).toBe(before)
})

test.each<[string, Page[]]>([
  ['a text', [page('docs/a', { title: 'A' }), page('docs/b')]],
  ['the number of pages', [page('docs/a')]],
  ['the position of a page', [page('docs/a', { sortKey: 'docs/c' }), page('docs/b')]],
])('the version changes with %s', (_, pages) => {
  expect(versionOf(pages)).not.toBe(before)
})

test('the version changes with the kind of a column, even if SQLite stores both kinds alike', () => {
  const versionWith = (field: z.ZodType) => {
    const { posts } = collections
    const changed = { posts: { ...posts, schema: posts.schema.extend({ field }) } }
    const files = buildDatabase(changed, () => [], [])
    return (JSON.parse(files.get('/api/content/collections.json')!) as DatabaseManifest)['posts']?.version
  }
  expect(versionWith(z.string())).not.toBe(versionWith(z.array(z.string())))
})

test('reuses the cached SQL of unchanged pages and writes the same dump', () => {
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

test('leaves out pages without a translation', () => {
  const { dump } = build({ Doc: [page('docs/a', { title: 'Read', language: 'de', textLanguage: 'en' })] })
  expect(dump).not.toContain('Read')
})
