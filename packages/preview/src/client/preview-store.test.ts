import { PUBLISHED_BRANCH } from '@galley/core/preview'
import type { DraftProblem } from '@galley/core/preview'
import { findProblems, type PreviewState } from './preview-state'
import { createPreviewStore, findAbsence, keepPage, MAX_KEPT_PAGES, type PreviewKnowledge } from './preview-store'

const absenceWith = (change: Partial<PreviewKnowledge>, isBuilt: boolean) =>
  findAbsence({ ...createPreviewStore('/a').getState(), ...change }, '/a', isBuilt)

const NONE = new Map([['/a', null]])
const WITH_DRAFTS = { against: PUBLISHED_BRANCH, pages: NONE, builtPaths: new Set(['/a']) }

test.each<[string, Partial<PreviewKnowledge>, boolean, string | undefined]>([
  ['nobody has answered', {}, false, undefined],
  ['neither the content nor the build has a page', { pages: NONE }, false, 'missing'],
  ['the build has the page', { pages: NONE }, true, undefined],
  ['the build has a draft that is gone', { ...WITH_DRAFTS, comparedPages: NONE }, true, 'missing'],
  ['that is not known yet', WITH_DRAFTS, true, undefined],
  ['the token may not see the page', { pages: NONE, hiddenPaths: new Set(['/a']) }, true, 'hidden'],
])('where %s', (_, change, isBuilt, expected) => {
  expect(absenceWith(change, isBuilt)).toBe(expected)
})

test('a page more than are kept takes the place of the one that was shown the longest time ago', () => {
  let pages = new Map<string, number>()
  for (let page = 0; page < MAX_KEPT_PAGES; page++) pages = keepPage(pages, `/${page}`, page)
  pages = keepPage(keepPage(pages, '/0', 0), '/new', -1)
  expect(pages.size).toBe(MAX_KEPT_PAGES)
  expect(['/0', '/1', '/2', '/new'].map((path) => pages.has(path))).toEqual([true, false, true, true])
})

const problemIn = (file: string, path?: string): DraftProblem => ({
  file,
  line: 1,
  column: 1,
  message: 'It is wrong.',
  ...(path && { path }),
})
const own = problemIn('docs/a.md', '/docs/a')
const included = problemIn('docs/_part.md')
const others = [problemIn('docs/b.md', '/docs/b'), problemIn('docs/_other.md')]
const page = { file: 'docs/a.md', problems: [own, included] }
const find = (...problems: DraftProblem[]) =>
  findProblems({ path: '/docs/a', page, problems } as unknown as PreviewState)

test('what is wrong with a page is in its file, or in one that it includes', () => {
  expect(find(own, included, ...others)).toEqual([own, included])
})

test('what has been corrected is not wrong, though the page still has it', () => {
  expect(find(own, ...others)).toEqual([own])
})
