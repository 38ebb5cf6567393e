import { cutLines } from './cut-lines'

test.each([
  ['See [A](/docs/old#x).', 'See [A](/docs/new#x).', ['See [A](', '/docs/old#x', '/docs/new#x', ').']],
  ['to: /a', 'to: /a/a', ['to: ', '/a', '/a/a', '']],
  ['/aa', '/a', ['', '/aa', '/a', '']],
  ['[A](/b) [B](/b)', '[A](/c) [B](/c)', ['[A](', '/b) [B](/b', '/c) [B](/c', ')']],
])('finds the difference in %s', (text, corrected, parts) => {
  expect(Object.values(cutLines(text, corrected, 0))).toEqual(parts)
})

test('shortens a long line to the difference and the text around it', () => {
  const words = 'word '.repeat(50)
  const { head, before, tail } = cutLines(`${words}(/old)${words}`, `${words}(/new)${words}`, 0)
  expect([head.length, before, tail.length]).toEqual([61, '/old', 61])
})

test('without a correction, shortens a line to the link and the text around it', () => {
  const { head, tail } = cutLines(`${'a'.repeat(100)}[A](/old)`, undefined, 100)
  expect([head, tail]).toEqual([`…${'a'.repeat(60)}`, '[A](/old)'])
})
