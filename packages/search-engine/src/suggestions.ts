import type { FoundTerm } from './find-query'
import { rateLikeness } from './match-term'

const MAX_SUGGESTIONS = 3
/** Maximum number of typos in a word without matches. */
const MAX_TYPOS = 3

/** Suggests searches that have hits: replaces the first unknown word by similar words of titles. */
export function suggestSearches(query: string, terms: readonly FoundTerm[], known: readonly string[]): string[] {
  const unknown = terms.find(({ found }) => found.words.length === 0)
  if (!unknown) return []
  const { term, start, end } = unknown
  const limit = Math.min(MAX_TYPOS, Math.floor(term.length / 2))
  return known
    .map((word) => ({ word, likeness: word.length > 2 ? rateLikeness(term, word, limit) : 0 }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness || a.word.length - b.word.length)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ word }) => query.slice(0, start) + word + query.slice(end))
}
