import { foldLetters, listTerms } from '@galley/core/search-index'
import type { FoundQuery } from './find-query'
import { rateLikeness } from './match-term'
import type { IndexedSection } from './site-index'

const MAX_SUGGESTIONS = 3
/** Maximum number of typos in a word without matches. */
const MAX_TYPOS = 3
/** Minimum similarity of a title, from 0 to 1. */
const MIN_LIKENESS = 0.4

/** Suggests searches that have hits: replaces the first unknown word by similar words of titles. */
export function suggestSearches(query: string, terms: FoundQuery['terms'], known: readonly string[]): string[] {
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

/** Returns the sections whose title, or a word of it, shares the most trigrams with the search. */
export function findLikeTitles(query: string, sections: readonly IndexedSection[], count: number): number[] {
  const wanted = listTrigrams(query)
  return sections
    .map(({ title }, section) => {
      const ofWords = listTerms(title).map((term) => compare(wanted, listTrigrams(term)))
      return { section, likeness: Math.max(compare(wanted, listTrigrams(title)), ...ofWords) }
    })
    .filter(({ likeness }) => likeness >= MIN_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ section }) => section)
}

function listTrigrams(text: string) {
  const padded = ` ${foldLetters(text).trim()} `
  return new Set(Array.from({ length: Math.max(padded.length - 2, 0) }, (_, start) => padded.slice(start, start + 3)))
}

/** Returns Dice's coefficient, from 0 to 1: https://en.wikipedia.org/wiki/Dice-Sørensen_coefficient. */
function compare(a: ReadonlySet<string>, b: ReadonlySet<string>) {
  let shared = 0
  for (const trigram of a) if (b.has(trigram)) shared += 1
  return (2 * shared) / (a.size + b.size)
}
