import { excerptOf } from './excerpt'

test('a short text is an excerpt of itself', () => {
  expect(excerptOf('You need Node.')).toBe('You need Node.')
})

test('a long text ends behind a word, without the punctuation mark there', () => {
  expect(excerptOf(`${'word '.repeat(31)}and, more words`)).toBe(`${'word '.repeat(31)}and…`)
})

test('a text without spaces is cut between two characters', () => {
  expect(excerptOf('多'.repeat(200))).toBe(`${'多'.repeat(160)}…`)
  expect(excerptOf(`a${'🎉'.repeat(100)}`)).toBe(`a${'🎉'.repeat(79)}…`)
})
