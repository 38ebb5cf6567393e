import { writeTree } from './write-tree'

test.each([
  ['1. of May', '1\\. of May'],
  ['- 5 degrees', '\\- 5 degrees'],
  ['::name', '\\::name'],
  ['# of pages', '\\# of pages'],
  ['2.5 times -1', '2.5 times -1'],
  ['a\n  b', 'a b'],
  ['`a` [b] <c> d*e \\ f', '\\`a\\` \\[b\\] \\<c> d\\*e \\\\ f'],
  ['_a_ snake_case', '\\_a\\_ snake_case'],
])('the words %j mean themselves in Markdown: %j', (words, markdown) => {
  expect(writeTree([['p', {}, words]])).toBe(markdown)
})
