import { baselineIdOf, baselineOfContent, type ContentFile, pagePathOf, roleOf } from '@galley/content'
import type { Baseline } from '@galley/core/preview'
import fc from 'fast-check'
import { findDifferences } from './differences'

const SAVED_AT = '2025-01-31T00:00:00.000Z'

/** A visible file, a page if it has a path. */
const shown = (file: string, digest: string, path?: string, fields: object = {}): ContentFile => {
  const role = roleOf(file)!
  const entry =
    role.kind === 'image' ? undefined : { id: file, markdown: '', ...(path !== undefined && { path }), ...fields }
  return { ...role, file, digest, savedAt: SAVED_AT, ...(entry && { entry }) } as ContentFile
}
const built = (files: Baseline['files'], paths: Baseline['paths'] = {}): Baseline => ({
  id: baselineIdOf({ files, paths }),
  files,
  paths,
})
const IMAGE = { images: [{ path: 'docs/shot.png', width: 1, height: 1 }] }

describe('a page similar to a deleted one', () => {
  const MINUTE = 60_000
  const copy = { ...shown('docs/b.md', '1', '/b', { markdown: 'One.\nTwo.' }), seenAt: 10 * MINUTE }
  const gone = (minutes: number, digest = '1') =>
    new Map([
      ['docs/a.md', { ...shown('docs/a.md', digest, '/a', { markdown: 'One.\nTwo.' }), goneAt: minutes * MINUTE }],
    ])
  const statesOf = (known: ReadonlyMap<string, ContentFile>, baseline: Baseline) =>
    findDifferences([copy], baseline, known).map(({ file, state, from }) => [file, state, from])
  const published = built({ 'docs/a.md': '1' }, { 'docs/a.md': '/a' })

  test.each(['1', '2'])('is another page if both existed together, with the digest %s', (digest) => {
    const baseline = built({ 'docs/a.md': digest }, { 'docs/a.md': '/a' })
    expect(statesOf(gone(12, digest), baseline)).toEqual([
      ['docs/a.md', 'deleted', undefined],
      ['docs/b.md', 'new', undefined],
    ])
  })

  test('has moved if it appeared when the other was deleted, or later', () => {
    expect(statesOf(gone(10), published)).toEqual([['docs/b.md', 'moved', '/a']])
    expect(statesOf(gone(9), published)).toEqual([['docs/b.md', 'moved', '/a']])
  })

  test('has no old path from a deleted draft that existed together with the page', () => {
    expect(statesOf(gone(12), built({}))).toEqual([['docs/b.md', 'new', undefined]])
    expect(statesOf(gone(10), built({}))).toEqual([['docs/b.md', 'new', '/a']])
  })
})

test('reports a page that the build does not have as new', () => {
  const page = { file: 'docs/a.md', kind: 'page', collection: 'docs', path: '/docs/a', title: 'A', savedAt: SAVED_AT }
  const changes = findDifferences([shown('docs/a.md', '1', '/docs/a', { title: 'A' })], built({}))
  expect(changes).toEqual([{ ...page, state: 'new' }])
})

test.each([
  ['with another text is changed', shown('docs/a.md', '2', '/a'), { state: 'changed', path: '/a' }],
  ['with another slug has moved', shown('docs/a.md', '2', '/b'), { state: 'moved', path: '/b', from: '/a' }],
  ['with another name has moved', shown('docs/b.md', '1', '/b'), { state: 'moved', path: '/b', from: '/a' }],
  [
    'with another order number is changed',
    shown('docs/2.a.md', '1', '/a'),
    { state: 'changed', fromFile: 'docs/a.md' },
  ],
  ['as another kind of file is changed', shown('docs/a.mdx', '9', '/a'), { state: 'changed', path: '/a' }],
  [
    'that has become a draft by its name is unpublished',
    shown('docs/a.draft.md', '1', '/a'),
    { state: 'unpublished', path: '/a' },
  ],
  ['marked as a draft is unpublished', shown('docs/a.md', '2', '/a', { draft: true }), { state: 'unpublished' }],
  ['moved as a draft is unpublished', shown('docs/b.draft.md', '1', '/b'), { state: 'unpublished', from: '/a' }],
])('a page %s', (_name, file, expected) => {
  const changes = findDifferences([file], built({ 'docs/a.md': '1' }, { 'docs/a.md': '/a' }))
  expect(changes).toMatchObject([{ file: file.file, ...expected }])
})

describe('a draft', () => {
  const draft = shown('docs/a.draft.md', '2', '/a', { draft: true })
  const published = shown('docs/a.md', '1', '/a')

  test('that replaces a published page is a change of this page', () => {
    const before = built({ 'docs/a.md': '1' }, { 'docs/a.md': '/a' })
    const changes = findDifferences([draft], before, undefined, new Map([[published.file, published]]))
    expect(changes).toMatchObject([{ file: draft.file, state: 'changed', path: '/a' }])
  })

  test('does not differ from a branch with the same draft, and is changed if the branch has another text or has published the draft', () => {
    const branch = baselineOfContent([draft], new Map())
    expect(findDifferences([draft], branch)).toEqual([])
    expect(findDifferences([{ ...draft, digest: '3' }], branch)).toMatchObject([{ state: 'changed' }])
    expect(findDifferences([{ ...published, digest: '2' }], branch)).toMatchObject([{ state: 'changed' }])
  })
})

test('reports a missing page as deleted, with its old title, else with a title from its path', () => {
  const file = 'docs/1.first-steps.md'
  const before = built({ [file]: '1' }, { [file]: '/docs/first-steps' })
  const page = { file, kind: 'page', collection: 'docs', path: '/docs/first-steps', title: 'First Steps' }
  expect(findDifferences([], before)).toEqual([{ ...page, state: 'deleted' }])
  const titled = { ...before, titles: { [file]: 'A is for ink' } }
  expect(findDifferences([], titled)).toMatchObject([{ title: 'A is for ink' }])
})

test('matches two pages with the same text to one old path each', () => {
  const baseline = built({ 'docs/a.md': '1', 'docs/b.md': '1' }, { 'docs/a.md': '/a', 'docs/b.md': '/b' })
  const moved = [shown('docs/c.md', '1', '/c'), shown('docs/d.md', '1', '/d'), shown('docs/e.md', '1', '/e')]
  expect(findDifferences(moved, baseline)).toMatchObject([
    { path: '/c', state: 'moved', from: '/a' },
    { path: '/d', state: 'moved', from: '/b' },
    { path: '/e', state: 'new' },
  ])
})

describe('a page with another name and another text', () => {
  const text = (...lines: string[]) => ({ markdown: lines.join('\n\n') })
  const before = shown('docs/a.md', '1', '/a', text('# A', 'One.', 'Two.', 'Three.'))
  const other = shown('docs/other.md', '2', '/other', text('# Other', 'One.', 'Two.', 'Three.'))
  const baseline = built({ 'docs/a.md': '1', 'docs/other.md': '2' }, { 'docs/a.md': '/a', 'docs/other.md': '/other' })
  const known = new Map([other, before].map((file) => [file.file, file]))
  const statesOf = (files: ContentFile[], gone = known) =>
    findDifferences(files, baseline, gone).map(({ path, state, from }) => [path, state, from])

  test.each([
    ['has moved if half of its lines are the same', text('# A', 'Three.', 'Four.', 'Five.'), ['moved', '/a'], '/other'],
    ['is new if fewer lines are the same', text('# A', 'Four.', 'Five.', 'Six.'), ['new', undefined], undefined],
  ])('%s', (_, fields, [state, from], deleted) => {
    const states = statesOf([shown('docs/z.md', '3', '/z', fields)])
    expect(states).toContainEqual(['/z', state, from])
    expect(states.filter(([, state]) => state === 'deleted')).toHaveLength(deleted === undefined ? 2 : 1)
  })

  test('is not matched if another page has the same text', () => {
    const files = [shown('docs/b.md', '3', '/b', text('# A', 'One.', 'Two.')), shown('docs/c.md', '1', '/c')]
    expect(statesOf(files, new Map([[before.file, before]]))).toEqual([
      ['/b', 'new', undefined],
      ['/c', 'moved', '/a'],
      ['/other', 'deleted', undefined],
    ])
  })

  test('is new if the deleted text is unknown', () => {
    const states = statesOf([shown('docs/z.md', '3', '/z', text('# A', 'One.'))], new Map())
    expect(states).toContainEqual(['/z', 'new', undefined])
  })
})

describe('a new page whose draft was renamed', () => {
  const text = (...lines: string[]) => ({ markdown: lines.join('\n') })
  const draftAt = (name: string, ...lines: string[]) => shown(`docs/${name}.md`, name, `/${name}`, text(...lines))
  const earlier = [draftAt('a', 'One.', 'Two.'), draftAt('b', 'One.', 'Two.'), draftAt('other', 'Three.')]
  const gone = new Map(earlier.map((file) => [file.file, file]))
  const stateOf = (...files: ContentFile[]) =>
    findDifferences(files, built({}), gone).map(({ path, state, from }) => [path, state, from])

  test('is new, with the path of its last draft as old path', () => {
    expect(stateOf(draftAt('c', 'One.', 'Two.', 'More.'))).toEqual([['/c', 'new', '/b']])
  })

  test('lists each path between two moves', () => {
    const page = draftAt('c', 'One.', 'Two.')
    const published = built({ 'docs/old.md': page.digest }, { 'docs/old.md': '/old' })
    const moved = { state: 'moved', from: '/old', between: ['/a', '/b'] }
    expect(findDifferences([page], published, gone)).toMatchObject([moved])
    expect(findDifferences([page], built({}), gone)).toMatchObject([{ state: 'new', from: '/b', between: ['/a'] }])
  })

  test('skips an old path that another page has now', () => {
    expect(stateOf(shown('docs/2.b.md', '2', '/b'), draftAt('c', 'One.', 'Two.'))).toEqual([
      ['/b', 'new', undefined],
      ['/c', 'new', '/a'],
    ])
  })

  test('has no old path if no draft is similar', () => {
    expect(stateOf(draftAt('c', 'Four.'))).toEqual([['/c', 'new', undefined]])
  })
})

test('reports renamed data, folders and images as new and deleted, without a path', () => {
  const before = { 'authors/ada.yml': '1', 'docs/a/.navigation.yml': '2', 'docs/shot.png': '3' }
  const now = [
    shown('authors/eve.yml', '1', undefined, { images: [{ path: 'docs/new.png', width: 1, height: 1 }] }),
    shown('docs/b/.navigation.yml', '2', '/docs/b'),
    shown('docs/new.png', '3'),
  ]
  const changes = findDifferences(now, built(before))
  expect(changes.map(({ state, title, path }) => `${state} ${title} ${path}`)).toEqual([
    'deleted ada.yml undefined',
    'new eve.yml undefined',
    'deleted .navigation.yml undefined',
    'new .navigation.yml undefined',
    'new new.png undefined',
    'deleted shot.png undefined',
  ])
})

test('reports an image only if an entry shows it or the build has it', () => {
  const image = shown('docs/shot.png', '1')
  expect(findDifferences([image], built({}))).toEqual([])
  const used = [shown('docs/a.md', '1', '/a', IMAGE), image]
  expect(findDifferences(used, built({ 'docs/a.md': '1' }, { 'docs/a.md': '/a' }))).toMatchObject([
    { file: 'docs/shot.png', kind: 'image', state: 'new' },
  ])
  expect(findDifferences([image], built({ 'docs/shot.png': '2' }))).toMatchObject([{ state: 'changed' }])
})

test('reports a file that was never valid with its file name as title', () => {
  const { entry: _entry, ...broken } = shown('docs/a.md', '1')
  expect(findDifferences([broken], built({}))).toMatchObject([{ state: 'new', title: 'a.md' }])
})

const SEGMENT = fc.stringMatching(/^[a-z]{1,6}$/)
const PAGES = fc.uniqueArray(fc.record({ name: SEGMENT, digest: fc.stringMatching(/^[0-3]$/) }), {
  selector: ({ name }) => name,
  maxLength: 12,
})
const sideOf = (pages: readonly { name: string; digest: string }[]) =>
  pages.map(({ name, digest }) => shown(`docs/${name}.md`, digest, `/docs/${name}`))
const baselineFrom = (files: readonly ContentFile[]) =>
  built(
    Object.fromEntries(files.map(({ file, digest }) => [file, digest])),
    Object.fromEntries(files.map((one) => [one.file, String(pagePathOf(one))])),
  )

test('reports every page that differs between content and build exactly once', () => {
  fc.assert(
    fc.property(PAGES, PAGES, (before, after) => {
      const [old, now] = [sideOf(before), sideOf(after)]
      const changes = findDifferences(now, baselineFrom(old))
      const listed = changes.flatMap(({ path, from }) => (from === undefined ? [path] : [path, from]))
      expect(new Set(listed).size).toBe(listed.length)
      const digestOf = (files: ContentFile[], path: unknown) => files.find((one) => pagePathOf(one) === path)?.digest
      const paths = [...old, ...now].map(pagePathOf)
      const differing = new Set(paths.filter((path) => digestOf(old, path) !== digestOf(now, path)))
      expect(new Set(listed)).toEqual(differing)
    }),
  )
})
