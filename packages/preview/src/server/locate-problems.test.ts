import { findAnchor } from './locate-problems'

const TEXT = [
  'Opening',
  '# One *and* `two`',
  'a',
  '```md',
  '# Not a heading',
  '```',
  '## Same',
  'b',
  '## Same',
  'c',
].join('\n')
const ANCHORS = ['one-and-two', 'same', 'same-1']

test.each([
  [1, undefined],
  [3, 'one-and-two'],
  [5, 'one-and-two'],
  [7, 'same'],
  [10, 'same-1'],
])('line %d is below %s', (line, anchor) => {
  expect(findAnchor(TEXT, line, ANCHORS)).toBe(anchor)
})

test('uses the id at the end of a heading, and ignores footnote numbers', () => {
  expect(findAnchor('# One\n\n## Two[^1]\n\n## Three {#3}', 4, ['two', '3'])).toBe('two')
  expect(findAnchor('# One\n\n## Two[^1]\n\n## Three {#3}', 6, ['two', '3'])).toBe('3')
})

test('skips headings that the visible page does not have', () => {
  expect(findAnchor(TEXT, 10, ['one-and-two'])).toBe('one-and-two')
})
