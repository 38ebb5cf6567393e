import type { ContentNode, ContentTree } from '@galley/core/content-tree'
import { compareBodies, countDifferences } from './compare-bodies'

const p = (text: string): ContentNode => ['p', {}, text]
const one = p('The press runs all night in the old town.')
const two = p('Ink dries slowly on rough paper.')
const three = p('Proofs are read before anything is printed.')
const kinds = (before: ContentTree | null, after: ContentTree | null) =>
  compareBodies(before, after).map((part) => part.kind)

test('returns one part for an unchanged page', () => {
  const parts = compareBodies([one, two], [one, two])
  expect(parts).toEqual([{ kind: 'same', published: [one, two], draft: [one, two] }])
  expect(countDifferences(parts)).toBe(0)
})

test('returns one added part for a new page, one removed part for a deleted one', () => {
  expect(compareBodies(null, [one, two])).toEqual([{ kind: 'added', published: [], draft: [one, two] }])
  expect(compareBodies([one], null)).toEqual([{ kind: 'removed', published: [one], draft: [] }])
  expect(compareBodies(null, null)).toEqual([])
})

test('returns added and removed blocks at their positions', () => {
  expect(kinds([one, three], [one, two, three])).toEqual(['same', 'added', 'same'])
  expect(kinds([one, two, three], [one, three])).toEqual(['same', 'removed', 'same'])
})

test('marks the words that differ in a changed block', () => {
  const [, changed] = compareBodies([one, p('Ink dries on paper.')], [one, p('Ink dries slowly on paper.')])
  expect(changed).toEqual({
    kind: 'changed',
    published: [['p', {}, 'Ink dries on paper.']],
    draft: [['p', {}, 'Ink dries ', ['ins', {}, 'slowly '], 'on paper.']],
  })
})

test('treats blocks without common words as removed and added', () => {
  expect(kinds([one], [p('Quite different matters here')])).toEqual(['removed', 'added'])
})

test('treats a heading that became a paragraph as removed and added', () => {
  expect(kinds([['h2', { id: 'a' }, 'Ink']], [p('Ink')])).toEqual(['removed', 'added'])
})

test('finds a changed block behind a new one', () => {
  const after = [['Callout', {}, p('Mind the ink.')] as ContentNode, p('Ink dries slowly on smooth paper.')]
  expect(kinds([two], after)).toEqual(['added', 'changed'])
})

test('marks words in links, and leaves code and components unchanged', () => {
  const line = (word: string): ContentNode => ['p', {}, 'See ', ['a', { href: '/x' }, `the ${word} guide`], '.']
  const [changed] = compareBodies([line('old')], [line('new')])
  expect(changed?.draft).toEqual([['p', {}, 'See ', ['a', { href: '/x' }, 'the ', ['ins', {}, 'new'], ' guide'], '.']])
  const code = (html: string): ContentNode => ['CodeBlock', { html, language: 'js' }]
  expect(compareBodies([code('a')], [code('b')])).toEqual([
    { kind: 'changed', published: [code('a')], draft: [code('b')] },
  ])
})

test('ignores white space between blocks', () => {
  expect(kinds([one, '\n', two], [one, two])).toEqual(['same'])
})

test('compares two long pages without common blocks within seconds', () => {
  const long = (word: string) => Array.from({ length: 2000 }, (_, index) => p(`${word}${index}`))
  const start = Date.now()
  expect(kinds(long('a'), long('b'))).toEqual(['removed', 'added'])
  expect(Date.now() - start).toBeLessThan(5000)
})
