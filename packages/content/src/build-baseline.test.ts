import { baselineOfContent, buildBaseline, type BuiltFile } from './build-baseline'
import { findImages } from './compiler/find-images'
import type { ContentFile } from './content-file'

const image = (path: string) => ({ path, width: 1, height: 1 })
const images = [image('docs/shot.png'), image('docs/gone.png')]
const BUILT: BuiltFile[] = [
  { file: 'docs/b.md', digest: '2', path: '/docs/b', title: 'B', fields: { images } },
  { file: 'docs/.navigation.yml', digest: '3', fields: {} },
  { file: 'docs/a.md', digest: '1', path: '/docs/a', title: 'A', fields: {} },
]
const DIGESTS: Record<string, string> = { 'docs/shot.png': '9', 'docs/secret.png': '8' }
const build = (built: BuiltFile[], digests = DIGESTS) => buildBaseline(built, (file) => digests[file])

test('lists built files and the images that they show, and no other files', () => {
  const { id, files, paths, titles } = build(BUILT)
  expect(id).toMatch(/^[0-9a-f]{20}$/)
  expect(files).toEqual({ 'docs/.navigation.yml': '3', 'docs/a.md': '1', 'docs/b.md': '2', 'docs/shot.png': '9' })
  expect(paths).toEqual({ 'docs/a.md': '/docs/a', 'docs/b.md': '/docs/b' })
  expect(titles).toEqual({ 'docs/a.md': 'A', 'docs/b.md': 'B' })
})

test('the baseline of compiled content equals the baseline of a build of this content', () => {
  const saved = { savedAt: '2025-01-31T00:00:00.000Z' }
  const page = (file: string, digest: string, path: string, images: object[] = []) => ({
    ...saved,
    kind: 'page',
    collection: 'docs',
    file,
    digest,
    entry: { id: file, path, title: path.at(-1)!.toUpperCase(), images },
  })
  const files = [
    page('docs/a.md', '1', '/docs/a'),
    page('docs/b.md', '2', '/docs/b', [image('docs/shot.png')]),
    { ...saved, kind: 'folder', file: 'docs/.navigation.yml', digest: '3', entry: { path: '/docs' } },
    { ...saved, kind: 'image', file: 'docs/shot.png', digest: '9' },
    { ...saved, kind: 'image', file: 'docs/secret.png', digest: '8' },
    // A draft with problems replaces nothing.
    { ...saved, kind: 'page', collection: 'docs', file: 'docs/a.draft.md', digest: '7' },
  ] as unknown as ContentFile[]
  const all = new Map(files.map((one) => [one.file, one]))
  expect(baselineOfContent(files, all)).toEqual(build(BUILT))
  const draft = page('docs/a.draft.md', '5', '/docs/a') as unknown as ContentFile
  expect(baselineOfContent([draft], all).files).toEqual({ 'docs/a.md': '5' })
  expect(baselineOfContent([draft], new Map()).files).toEqual({ 'docs/a.md': 'draft 5' })
})

test('lists no folder that contains only drafts', () => {
  for (const name of ['.navigation.yml', '.navigation.yaml']) {
    const drafts = { file: `docs/secret/${name}`, digest: '4', fields: {} }
    expect(build([...BUILT, drafts])).toEqual(build(BUILT))
    expect(build([drafts]).files).toEqual({})
  }
})

test('is the same for the same content in any order', () => {
  expect(JSON.stringify(build([...BUILT].reverse()))).toBe(JSON.stringify(build(BUILT)))
})

test('has another id when a text, a path or an image changes', () => {
  const [first, ...others] = BUILT
  const ids = [
    build(BUILT),
    build([{ ...first!, digest: 'x' }, ...others]),
    build([{ ...first!, path: '/x' }, ...others]),
    build(BUILT, { 'docs/shot.png': 'x' }),
    build(others),
  ].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('finds images at any depth, and ignores similar objects', () => {
  const icon = { body: '<g/>', width: 1, height: 1 }
  expect(findImages({ a: image('a.png'), b: [null, { c: image('b.png') }], icon, d: 1 })).toEqual(['a.png', 'b.png'])
})
