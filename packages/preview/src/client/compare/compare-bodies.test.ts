import type { ContentNode, ContentTree } from '@galley/core/content-tree'
import { compareBodies } from './compare-bodies'

const p = (text: string): ContentNode => ['p', {}, text]
const one = p('The press runs all night in the old town.')
const two = p('Ink dries slowly on rough paper.')
const three = p('Proofs are read before anything is printed.')
const kinds = (before: ContentTree | null, after: ContentTree | null) =>
  compareBodies(before, after).map((part) => part.kind)

test('returns the blocks of each part', () => {
  expect(compareBodies([one, two], [one, two])).toEqual([{ kind: 'same', published: [one, two], draft: [one, two] }])
  expect(compareBodies(null, [one, two])).toEqual([{ kind: 'added', published: [], draft: [one, two] }])
  expect(compareBodies([one], null)).toEqual([{ kind: 'removed', published: [one], draft: [] }])
})

test.each<[string, ContentTree | null, ContentTree | null, string[]]>([
  ['no pages', null, null, []],
  ['a new block', [one, three], [one, two, three], ['same', 'added', 'same']],
  ['a removed block', [one, two, three], [one, three], ['same', 'removed', 'same']],
  ['blocks without common words', [one], [p('Quite different matters here')], ['removed', 'added']],
  ['a heading that became a paragraph', [['h2', { id: 'a' }, 'Ink']], [p('Ink')], ['removed', 'added']],
  [
    'a changed block behind a new block',
    [two],
    [['Callout', {}, p('Mind the ink.')], p('Ink dries slowly on smooth paper.')],
    ['added', 'changed'],
  ],
  ['white space between blocks', [one, '\n', two], [one, two], ['same']],
])('compares %s', (_title, before, after, expected) => {
  expect(kinds(before, after)).toEqual(expected)
})

test('marks the words that differ in a changed block', () => {
  const [, changed] = compareBodies([one, p('Ink dries on paper.')], [one, p('Ink dries slowly on paper.')])
  expect(changed).toEqual({
    kind: 'changed',
    published: [['p', {}, 'Ink dries on paper.']],
    draft: [['p', {}, 'Ink dries ', ['ins', {}, 'slowly '], 'on paper.']],
  })
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

test('compares two long pages without common blocks within seconds', () => {
  const long = (word: string) => Array.from({ length: 2000 }, (_, index) => p(`${word}${index}`))
  const start = Date.now()
  expect(kinds(long('a'), long('b'))).toEqual(['removed', 'added'])
  expect(Date.now() - start).toBeLessThan(5000)
})
