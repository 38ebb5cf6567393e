import type { ContentView } from '@galley/content'
import type { PageEntry } from '@galley/core/collections'
import { buildDatabase } from '@galley/query/collection-dumps'
import { dumpPath, versionOfDump } from '@galley/query/dump'
import { collections } from '@galley/site/collections'
import { createDraftDatabase } from './draft-database'

/** A compiled docs page with the fields that these tests read. */
const entry = (stem: string, fields: object = {}) =>
  ({ id: stem, stem: `docs/${stem}`, sortKey: stem, path: `/docs/${stem}`, title: stem, ...fields }) as PageEntry

/** Content with docs pages. A test replaces the pages with `set`. */
function createContent(...pages: PageEntry[]) {
  let view = viewOf(pages, 1)
  return {
    readView: () => view,
    set: (...next: PageEntry[]) => {
      view = viewOf(next, view.revision + 1)
    },
  }
}

const FOLDERS = [{ stem: 'docs/1.start', hidden: false, config: { title: 'Start here' } }]

const viewOf = (pages: PageEntry[], revision: number): ContentView => ({
  revision,
  entriesOf: (collection) => (collection === 'docs' ? pages : []),
  folders: () => FOLDERS,
  digestOfImage: () => undefined,
})

const A = entry('1.start/1.a')
const B = entry('1.start/2.b')

test('returns the manifest and the dumps that a build would write', () => {
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

test('an edit changes the version of its collection only, and the previous version is still kept', () => {
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

test('after a restart, returns the version that a browser knows, as text or as UTF-8 bytes', () => {
  const { readView } = createContent(A, entry('1.start/2.b', { title: 'Grüße 🙂' }))
  const { version } = createDraftDatabase(readView).manifest()['docs']!
  expect(createDraftDatabase(readView).dump('docs', version)).toContain("'1.start/1.a'")
  expect(Buffer.from(createDraftDatabase(readView).bytes('docs', version)!).toString()).toContain("'Grüße 🙂'")
})

test('does not build unchanged collections again', () => {
  const { readView, set } = createContent(A)
  const database = createDraftDatabase(readView)
  const { docs } = database.manifest()
  set(A)
  expect(database.manifest()['docs']).toBe(docs)
})

test.each(['docs', 'nope', '__proto__', 'info'])('returns no dump of %s in an unknown version', (collection) => {
  const database = createDraftDatabase(createContent(A).readView)
  database.manifest()
  expect(database.dump(collection, 'v1-0')).toBeUndefined()
  expect(database.bytes(collection, 'v1-0')).toBeUndefined()
})
