import { type ChangedEvent, type DraftProblem, type PreviewPage, PUBLISHED_BRANCH } from '@galley/core/preview'
import {
  createPreviewStore,
  findAbsence,
  findProblems,
  isAffected,
  keepPage,
  MAX_KEPT_PAGES,
  type PreviewState,
  type PreviewStoreState,
} from './preview-store'

const absenceWith = (change: Partial<PreviewStoreState>, isBuilt: boolean) =>
  findAbsence({ ...createPreviewStore('/a').getState(), ...change }, '/a', isBuilt)

const NONE = new Map([['/a', null]])
const WITH_DRAFTS = { against: PUBLISHED_BRANCH, pages: NONE, builtPaths: new Set(['/a']) }

test.each<[string, Partial<PreviewStoreState>, boolean, string | undefined]>([
  ['is undefined before the server has answered', {}, false, undefined],
  ['is "missing" if neither drafts nor build have a page', { pages: NONE }, false, 'missing'],
  ['is undefined if only the build has the page', { pages: NONE }, true, undefined],
  ['is "missing" for a deleted draft in a preview build', { ...WITH_DRAFTS, comparedPages: NONE }, true, 'missing'],
  ['is undefined until the compared page is known', WITH_DRAFTS, true, undefined],
  ['is "hidden" if the token may not see the page', { pages: NONE, hiddenPaths: new Set(['/a']) }, true, 'hidden'],
])('the absence of a page %s', (_, change, isBuilt, expected) => {
  expect(absenceWith(change, isBuilt)).toBe(expected)
})

test('drops the page that was stored first', () => {
  let pages = new Map<string, number>()
  for (let page = 0; page < MAX_KEPT_PAGES; page++) pages = keepPage(pages, `/${page}`, page)
  pages = keepPage(keepPage(pages, '/0', 0), '/new', -1)
  expect(pages.size).toBe(MAX_KEPT_PAGES)
  expect(['/0', '/1', '/2', '/new'].map((path) => pages.has(path))).toEqual([true, false, true, true])
})

const problemIn = (file: string, path?: string): DraftProblem => ({ file, line: 1, column: 1, message: 'Wrong.', path })
const own = problemIn('docs/a.md', '/docs/a')
const included = problemIn('docs/_part.md')
const others = [problemIn('docs/b.md', '/docs/b'), problemIn('docs/_other.md')]
const page = { file: 'docs/a.md', problems: [own, included] }
const find = (...problems: DraftProblem[]) =>
  findProblems({ path: '/docs/a', page, problems } as unknown as PreviewState)

test('returns problems in the file of a page and its includes, without those corrected after the page was rendered', () => {
  expect(find(own, included, ...others)).toEqual([own, included])
  expect(find(own, ...others)).toEqual([own])
})

const stored = { file: 'docs/a.md', depends: ['authors'] } as unknown as PreviewPage
const otherPage = { file: 'docs/b.md', kind: 'page', collection: 'docs', path: '/docs/b' } as const

test.each<[string, PreviewPage | null, ChangedEvent['files'][number] | undefined, boolean]>([
  ['by its file', stored, { file: 'docs/a.md', kind: 'page', path: '/docs/b' }, true],
  ['by a page that moves to its path', stored, { file: 'docs/c.md', kind: 'page', path: '/docs/a' }, true],
  ['by a collection in `depends`', stored, { file: 'authors/a.yml', kind: 'data', collection: 'authors' }, true],
  ['by a folder', stored, { file: 'docs/.navigation.yml', kind: 'folder' }, true],
  ['by an image', stored, { file: 'docs/a.png', kind: 'image' }, true],
  ['only by pages of collections in `depends`', stored, otherPage, false],
  ['by every file if `depends` contains "*"', { ...stored, depends: ['*'] }, otherPage, true],
  ['by an event without files', stored, undefined, true],
  ['by a new page if the path has no page', null, otherPage, true],
  ['only by pages, not by images, if the path has no page', null, { file: 'a.png', kind: 'image' }, false],
])('a path is affected %s', (_title, page, file, expected) => {
  expect(isAffected('/docs/a', page, { revision: 1, files: file ? [file] : [], hasNavigation: false })).toBe(expected)
})
