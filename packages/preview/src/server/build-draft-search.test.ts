import type { NavigationItem } from '@galley/core/navigation'
import type { DraftChange } from '@galley/core/preview'
import { listDocuments, listPageDetails } from '@galley/core/search-index'
import { setTranslations } from '@galley/core/translations'
import { buildDraftSearch } from './build-draft-search'

const AREAS = [
  { name: 'docs', label: 'Docs', icon: 'lucide:book', pathPrefix: '/docs' },
  { name: 'blog', label: 'Blog', icon: 'lucide:news', pathPrefix: '/blog', boost: 0.9 },
]

const page = (path: string, fields: object = {}) => ({
  id: `${path}.md`,
  path,
  stem: path.slice(1),
  search: true,
  draft: false,
  language: '',
  textLanguage: '',
  originalPath: path,
  sections: [
    { id: path, title: `Title of ${path}`, titles: [], content: 'Text.', level: 1, code: [] },
    {
      id: `${path}#use`,
      title: 'Use',
      titles: [],
      content: 'More.',
      level: 2,
      code: [{ language: 'js', text: 'x()' }],
    },
  ],
  ...fields,
})

const ICON = { name: 'lucide:rocket', body: '', width: 24, height: 24 }
const CHILDREN: NavigationItem[] = [
  { title: 'A', path: '/docs/guide/a', stem: 'docs/guide/a', icon: ICON },
  { title: 'B', path: '/docs/guide/b', stem: 'docs/guide/b' },
]
const GUIDE = { title: 'Guide', path: '/docs/guide', stem: 'docs/guide', page: false as const, children: CHILDREN }
const NAVIGATION: NavigationItem[] = [{ title: 'Docs', path: '/docs', stem: 'docs', page: false, children: [GUIDE] }]

const A = page('/docs/guide/a')
const B = page('/docs/guide/b')

const change = (path: string, state: DraftChange['state'] = 'changed', more: object = {}): DraftChange => ({
  file: `${path.slice(1)}.md`,
  kind: 'page',
  state,
  path,
  title: path,
  ...more,
})

const build = (pages: ReturnType<typeof page>[], ...changes: DraftChange[]) =>
  buildDraftSearch({ revision: 7, pages, navigation: NAVIGATION, areas: AREAS }, changes)

test('returns the sections that a build would index for a changed page, with its folders', () => {
  const { revision, pages, gone } = build([A, B], change('/docs/guide/a'))
  const published = listDocuments([A], listPageDetails(NAVIGATION, '/docs'))
  expect(revision).toBe(7)
  expect(gone).toEqual([])
  expect(pages).toEqual([{ path: '/docs/guide/a', area: 'docs', state: 'changed', sections: published }])
  expect(pages[0]!.sections[0]).toMatchObject({ folders: ['Guide'], icon: 'lucide:rocket' })
  expect(pages[0]!.sections[1]).toMatchObject({ anchor: 'use', level: 2, text: 'More.', code: 'x()' })
})

test('includes pages marked as drafts, with the weight of their area', () => {
  const { pages } = build([page('/blog/a', { draft: true, search: { boost: 2 } })], change('/blog/a', 'new'))
  expect(pages[0]).toMatchObject({ area: 'blog', state: 'new', sections: [{ boost: 1.8 }, {}] })
})

test('removes pages that were deleted, moved or excluded from the search', () => {
  const { pages, gone } = build(
    [page('/docs/to'), page('/docs/quiet', { search: false })],
    change('/docs/deleted', 'deleted'),
    change('/docs/to', 'moved', { from: '/docs/from' }),
    change('/docs/quiet'),
  )
  expect(pages.map(({ path }) => path)).toEqual(['/docs/to'])
  expect(gone).toEqual(['/docs/deleted', '/docs/from', '/docs/quiet'])
})

test('a change of an original is also in the search of other languages', () => {
  setTranslations(['de'])
  const copy = page('/de/docs/a', { stem: 'docs/a', language: 'de', originalPath: '/docs/a' })
  const translation = page('/de/docs/b', { stem: 'docs/b.de', language: 'de', textLanguage: 'de' })
  const areas = [...AREAS, { ...AREAS[0]!, name: 'docsde', pathPrefix: '/de/docs', language: 'de' }]
  const pages = [page('/docs/a'), copy, page('/docs/b'), translation]
  const found = buildDraftSearch({ revision: 7, pages, navigation: NAVIGATION, areas }, [
    change('/docs/a'),
    change('/docs/b'),
    change('/docs/gone', 'deleted'),
  ])
  setTranslations([])
  expect(found.pages.map(({ path }) => path)).toEqual(['/docs/a', '/de/docs/a', '/docs/b'])
  expect(found.gone).toEqual(['/docs/gone', '/de/docs/gone'])
})

test('includes both of two pages that swap paths', () => {
  const { pages, gone } = build(
    [page('/docs/one'), page('/docs/two')],
    change('/docs/one', 'moved', { from: '/docs/two' }),
    change('/docs/two', 'moved', { from: '/docs/one' }),
  )
  expect(pages.map(({ path }) => path)).toEqual(['/docs/one', '/docs/two'])
  expect(gone).toEqual([])
})

test('includes the pages of a renamed folder, although these pages are not drafts', () => {
  const folder: DraftChange = { file: 'docs/guide/.navigation.yml', kind: 'folder', state: 'changed', title: 'Guide' }
  const { pages } = build([A, B, page('/docs/other')], folder, change('/docs/guide/b'))
  expect(pages.map(({ path, state }) => [path, state])).toEqual([
    ['/docs/guide/a', undefined],
    ['/docs/guide/b', 'changed'],
  ])
})

test('ignores changes of data and images, and pages outside all areas', () => {
  const changes = [change('/info/a', 'changed', { kind: 'data', path: undefined as never }), change('/about')]
  expect(build([page('/about')], ...changes).pages).toEqual([])
})
