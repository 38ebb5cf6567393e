import { findWords, type FindOptions, type FoundWords, type SearchedIndex } from './find-words'
import { rateSections, type SectionScores } from './rate-sections'

/** What the index has for a word, and what every section has of it. */
export type RatedWords = FoundWords & SectionScores

export type FindAndRate = (term: string, options?: FindOptions) => Promise<RatedWords>

/** Words that are cached: while typing, all but the last word are the same, and so are their synonyms. */
const MAX_CACHED_WORDS = 200

/** Finds words and rates sections by them, and remembers both. */
export function createWordFinder(searched: SearchedIndex): FindAndRate {
  const none = rateSections(searched.index, { words: [], shards: [], isCorrected: false, isLost: false })
  const cached = new Map<string, Promise<RatedWords>>()

  const find = async (term: string, options: FindOptions) => {
    const found = await findWords(term, searched, options)
    // Most synonyms are in no title.
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
    // What did not load may load the next time.
    finding.then(({ isLost }) => isLost && forget(), forget)
    return finding
  }
}
