import type { ContentNode, ContentTree } from '@galley/core/content-tree'
import { compareBodies, countDifferences } from './compare-bodies'

const p = (text: string): ContentNode => ['p', {}, text]
const one = p('The press runs all night in the old town.')
const two = p('Ink dries slowly on rough paper.')
const three = p('Proofs are read before anything is printed.')
const kinds = (before: ContentTree | null, after: ContentTree | null) =>
  compareBodies(before, after).map((part) => part.kind)

test('a page that nobody changed is one part', () => {
  const parts = compareBodies([one, two], [one, two])
  expect(parts).toEqual([{ kind: 'same', published: [one, two], draft: [one, two] }])
  expect(countDifferences(parts)).toBe(0)
})

test('a new page is added, a deleted one removed', () => {
  expect(compareBodies(null, [one, two])).toEqual([{ kind: 'added', published: [], draft: [one, two] }])
  expect(compareBodies([one], null)).toEqual([{ kind: 'removed', published: [one], draft: [] }])
  expect(compareBodies(null, null)).toEqual([])
})

test('added and removed blocks are at their positions', () => {
  expect(kinds([one, three], [one, two, three])).toEqual(['same', 'added', 'same'])
  expect(kinds([one, two, three], [one, three])).toEqual(['same', 'removed', 'same'])
})

test('a block with other words is changed, and the words are marked', () => {
  const [, changed] = compareBodies([one, p('Ink dries on paper.')], [one, p('Ink dries slowly on paper.')])
  expect(changed).toEqual({
    kind: 'changed',
    published: [['p', {}, 'Ink dries on paper.']],
    draft: [['p', {}, 'Ink dries ', ['ins', {}, 'slowly '], 'on paper.']],
  })
})

test('a block with nothing in common is another one', () => {
  expect(kinds([one], [p('Quite different matters here')])).toEqual(['removed', 'added'])
})

test('a heading that became a paragraph is another block', () => {
  expect(kinds([['h2', { id: 'a' }, 'Ink']], [p('Ink')])).toEqual(['removed', 'added'])
})

test('a new block before a changed one is not taken for it', () => {
  const after = [['Callout', {}, p('Mind the ink.')] as ContentNode, p('Ink dries slowly on smooth paper.')]
  expect(kinds([two], after)).toEqual(['added', 'changed'])
})

test('marks reach into links, and leave code and components as they are', () => {
  const line = (word: string): ContentNode => ['p', {}, 'See ', ['a', { href: '/x' }, `the ${word} guide`], '.']
  const [changed] = compareBodies([line('old')], [line('new')])
  expect(changed?.draft).toEqual([['p', {}, 'See ', ['a', { href: '/x' }, 'the ', ['ins', {}, 'new'], ' guide'], '.']])
  const code = (html: string): ContentNode => ['CodeBlock', { html, language: 'js' }]
  expect(compareBodies([code('a')], [code('b')])).toEqual([
    { kind: 'changed', published: [code('a')], draft: [code('b')] },
  ])
})

test('white space between blocks is no block', () => {
  expect(kinds([one, '\n', two], [one, two])).toEqual(['same'])
})

test('two long pages with nothing in common are compared in time', () => {
  const long = (word: string) => Array.from({ length: 2000 }, (_, index) => p(`${word}${index}`))
  const start = Date.now()
  expect(kinds(long('a'), long('b'))).toEqual(['removed', 'added'])
  expect(Date.now() - start).toBeLessThan(5000)
})
