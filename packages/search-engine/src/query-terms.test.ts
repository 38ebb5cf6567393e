import { listPhrases, MAX_QUERY_TERMS, readQuery, splitTerm } from './query-terms'

const joined = (text: string) => readQuery(text).joined.map(({ term, terms, isName }) => [term, terms, isName])

test('words have a position and a weight', () => {
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

test('a repeated word counts once, and the number of words is limited', () => {
  expect(readQuery('one one ONE').terms).toHaveLength(1)
  const many = readQuery(Array.from({ length: 50 }, (_, index) => `word${String.fromCharCode(97 + index)}`).join(' '))
  expect(many.terms).toHaveLength(MAX_QUERY_TERMS)
})

test('joins names and neighbouring words to one word', () => {
  expect(joined('front matter')).toEqual([['frontmatter', [0, 1], false]])
  expect(joined('how to navigateTo')).toEqual([['navigateto', [2], true]])
  expect(joined('content.config.ts')[0]).toEqual(['contentconfigts', [0, 1, 2], true])
  expect(joined('the matter')).toEqual([])
})

test('splits a compound into two known words', () => {
  const isKnown = (word: string) => ['front', 'matter', 'fr', 'ontmatter'].includes(word)
  expect(splitTerm('frontmatter', isKnown)).toEqual(['front', 'matter'])
  expect(splitTerm('frontend', isKnown)).toBeUndefined()
  expect(splitTerm('frontmatter', (word) => word !== 'front')).toEqual(['fro', 'ntmatter'])
})

test('each word and each run of neighbours is a phrase', () => {
  expect(listPhrases(readQuery('call to action').terms)).toEqual([
    { phrase: 'call', positions: [0] },
    { phrase: 'callto', positions: [0, 1] },
    { phrase: 'calltoaction', positions: [0, 1, 2] },
    { phrase: 'to', positions: [1] },
    { phrase: 'toaction', positions: [1, 2] },
    { phrase: 'action', positions: [2] },
  ])
})

test('distinguishes actions from their subject', () => {
  const actions = (text: string) => readQuery(text).terms.map(({ isAction }) => isAction)
  expect(actions('change fonts')).toEqual([true, false])
  expect(actions('changing customised fonts')).toEqual([true, true, false])
  expect(actions('newsletter showcase views')).toEqual([false, false, true])
})
