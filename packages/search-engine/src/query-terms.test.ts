import { MAX_QUERY_TERMS, readQuery, splitTerm } from './query-terms'

test('returns words with position and weight', () => {
  expect(readQuery('How to Deploy')).toMatchObject({
    terms: [
      { term: 'how', start: 0, end: 3, isWeak: true },
      { term: 'to', isWeak: true },
      { term: 'deploy', start: 7, end: 13, isWeak: false },
    ],
    joined: [],
  })
})

test('stop words count in a search without other words', () => {
  expect(readQuery('how to').terms.map(({ isWeak }) => isWeak)).toEqual([false, false])
})

test('a search in another language has no stop words', () => {
  expect(readQuery('will die Seite', false).terms.map(({ isWeak }) => isWeak)).toEqual([false, false, false])
})

test('a repeated word counts once, and the number of words is limited', () => {
  expect(readQuery('one one ONE').terms).toHaveLength(1)
  const many = readQuery(Array.from({ length: 50 }, (_, index) => `word${String.fromCharCode(97 + index)}`).join(' '))
  expect(many.terms).toHaveLength(MAX_QUERY_TERMS)
})

test('splits a compound into two known words', () => {
  const isKnown = (word: string) => ['front', 'matter', 'fr', 'ontmatter'].includes(word)
  expect(splitTerm('frontmatter', isKnown)).toEqual(['front', 'matter'])
  expect(splitTerm('frontend', isKnown)).toBeUndefined()
  expect(splitTerm('frontmatter', (word) => word !== 'front')).toEqual(['fro', 'ntmatter'])
})
