import { buildDatabase } from '@galley/query/collection-dumps'
import { dumpPath, versionOfDump } from '@galley/query/dump'
import { collections } from '@galley/site/collections'
import { createContent, entry } from './content-view.fixture'
import { createDraftDatabase } from './draft-database'
import { narrowView } from './narrow-view'

const A = entry('1.start/1.a')
const B = entry('1.start/2.b')

test('the manifest and the dumps are those that a build would write of the same content', () => {
  const { readView } = createContent(A, B)
  const database = createDraftDatabase(readView)
  const files = buildDatabase(
    collections,
    ({ typeName }) => (typeName === collections.docs.typeName ? ([A, B] as never) : []),
    readView().folders(),
  )
  const manifest = database.manifest()
  expect(JSON.stringify(manifest)).toBe(files.get('/api/content/collections.json'))
  for (const [name, { version }] of Object.entries(manifest))
    expect(database.dump(name, version)).toBe(files.get(dumpPath(name)))
})

test('an edit makes a new version of its collection alone; the one before is there for who has just read about it', () => {
  const { readView, set } = createContent(A, B)
  const database = createDraftDatabase(readView)
  const before = database.manifest()
  set(A, entry('1.start/2.b', { title: 'Edited' }))
  const after = database.manifest()
  expect(after['docs']!.version).not.toBe(before['docs']!.version)
  expect(after['posts']!.version).toBe(before['posts']!.version)
  expect(database.dump('docs', after['docs']!.version)).toContain("'Edited'")
  expect(versionOfDump(database.dump('docs', before['docs']!.version)!)).toBe(before['docs']!.version)
  set(A)
  database.manifest()
  expect(database.dump('docs', before['docs']!.version)).toBeUndefined()
})

test('an edit that is taken back has the version of before', () => {
  const { readView, set } = createContent(A, B)
  const database = createDraftDatabase(readView)
  const { version } = database.manifest()['docs']!
  set(A, entry('1.start/2.b', { title: 'Edited' }))
  database.manifest()
  set(A, B)
  expect(database.manifest()['docs']!.version).toBe(version)
  expect(database.dump('docs', version)).toContain("'1.start/2.b'")
})

test('a browser that knows the version need not read the manifest again: this server may have started since', () => {
  const { readView } = createContent(A, B)
  const { version } = createDraftDatabase(readView).manifest()['docs']!
  expect(createDraftDatabase(readView).dump('docs', version)).toContain("'1.start/1.a'")
  expect(createDraftDatabase(readView).bytes('docs', version)).toBeDefined()
})

test('what has not changed is not made again', () => {
  const { readView, set } = createContent(A)
  const database = createDraftDatabase(readView)
  const { docs } = database.manifest()
  set(A)
  expect(database.manifest()['docs']).toBe(docs)
})

test('the bytes for threads are the dump in UTF-8, made once', () => {
  const { readView } = createContent(entry('1.start/1.a', { title: 'Grüße 🙂' }))
  const database = createDraftDatabase(readView)
  const { version } = database.manifest()['docs']!
  const bytes = database.bytes('docs', version)!
  expect(Buffer.from(bytes).toString('utf8')).toBe(database.dump('docs', version))
  expect(database.bytes('docs', version)).toBe(bytes)
})

test.each([
  ['docs', 'v1-0'],
  ['nope', 'v1-0'],
  ['__proto__', 'v1-0'],
  ['info', 'v1-0'],
])('%s in version %s is not there', (collection, version) => {
  const database = createDraftDatabase(createContent(A).readView)
  database.manifest()
  expect(database.dump(collection, version)).toBeUndefined()
  expect(database.bytes(collection, version)).toBeUndefined()
})

test('a narrowed view has no page that may not be seen, and all data', () => {
  const data = { ...entry('a'), path: undefined } as never
  const view = narrowView(createContent(A, B, data).readView(), (path) => path.endsWith('a'))
  expect(view.entriesOf('docs')).toEqual([A, data])
  expect(view.revision).toBe(1)
  expect(view.folders()).toEqual([])
})
