import { findWords, type FindOptions, type FoundWords, type SearchedIndex } from './find-words'
import { rateSections, type SectionScores } from './rate-sections'

/** Matches of a word, with their scores in every section. */
export type RatedWords = FoundWords & SectionScores

export type FindAndRate = (term: string, options?: FindOptions) => Promise<RatedWords>

/** Size of the cache: while a reader types, all words but the last stay the same. */
const MAX_CACHED_WORDS = 200

/** Returns a function that finds a word and scores sections by it. The function caches its results. */
export function createWordFinder(searched: SearchedIndex): FindAndRate {
  const none = rateSections(searched.index, { words: [], shards: [], isCorrected: false, isLost: false })
  const cached = new Map<string, Promise<RatedWords>>()

  const find = async (term: string, options: FindOptions) => {
    const found = await findWords(term, searched, options)
    // Skips the scoring of words without matches. Many synonyms have none.
    return { ...found, ...(found.words.length > 0 ? rateSections(searched.index, found) : none) }
  }

  return (term, options = {}) => {
    const key = JSON.stringify([term, options])
    const known = cached.get(key)
    if (known) return known
    const finding = find(term, options)
    cached.set(key, finding)
    if (cached.size > MAX_CACHED_WORDS) cached.delete(cached.keys().next().value!)
    const forget = () => cached.delete(key)
    // Tries again with the next search after a failure.
    finding.then(({ isLost }) => isLost && forget(), forget)
    return finding
  }
}
