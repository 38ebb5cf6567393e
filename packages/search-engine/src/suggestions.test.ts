import type { FoundQuery } from './find-query'
import { readQuery } from './query-terms'
import { suggestSearches } from './suggestions'

const KNOWN = ['dialog', 'dialogs', 'diagram', 'diameter', 'di', 'search']

/** Returns the suggestions for a search in which the words of `unknown` have no match. */
function suggest(query: string, unknown: string[]) {
  const terms = readQuery(query).terms.map((term) => ({
    ...term,
    found: { words: unknown.includes(term.term) ? [] : [[term.term, 1]] },
  }))
  return suggestSearches(query, terms as unknown as FoundQuery['terms'], KNOWN)
}

test('replaces the first word without a match in its position', () => {
  expect(suggest('search Dialgo box', ['dialgo'])[0]).toBe('search dialog box')
})

test('suggests at most three searches, the most similar first', () => {
  expect(suggest('dialoge', ['dialoge'])).toEqual(['dialog', 'dialogs', 'diagram'])
})

test('suggests nothing if every word has a match, or no word is similar', () => {
  expect(suggest('search', [])).toEqual([])
  expect(suggest('xyzzyx', ['xyzzyx'])).toEqual([])
})
