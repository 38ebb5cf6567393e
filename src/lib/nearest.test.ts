/** @jest-environment node */
import { findNearest, suggest } from './nearest'

test.each([
  ['hightlight', ['title', 'highlight', 'badge'], 'highlight'],
  ['tilte', ['title', 'description'], 'title'],
  ['typscript', ['ts', 'typescript'], 'typescript'],
  ['title', ['title'], 'title'],
])('"%s" was meant to be one of %j', (word, candidates, nearest) => {
  expect(findNearest(word, candidates)).toBe(nearest)
})

test.each([
  ['colour', ['title', 'description']],
  ['x', []],
  ['', ['title']],
])('"%s" is near none of %j', (word, candidates) => {
  expect(findNearest(word, candidates)).toBeUndefined()
  expect(suggest(word, candidates)).toBe('')
})

test('a suggestion is a question that follows the message', () => {
  expect(suggest('tilte', ['title'])).toBe(' Did you mean "title"?')
})
