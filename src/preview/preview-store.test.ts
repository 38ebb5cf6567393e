import { PUBLISHED_BRANCH } from '~/lib/preview'
import { createPreviewStore, findAbsence, type PreviewKnowledge } from './preview-store'

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
