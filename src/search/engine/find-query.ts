import { joinScores, splitScores } from './join-scores'
import { readQuery, splitTerm, type QueryTerm } from './query-terms'
import type { RankedTerm } from './rank-sections'
import type { SiteIndex } from './site-index'
import type { FindAndRate, RatedWords } from './word-finder'

/** What the index has for a search. */
export interface FoundQuery {
  /** The words that were typed, with what they may mean. */
  terms: (QueryTerm & {
    found: RatedWords
    /** The two words it is put together from, if it is. */
    halves: RatedWords[]
  })[]
  /** What every section has of each of them. */
  rated: RankedTerm[]
  /** All words of the index that count; weak ones do not. */
  words: string[]
  /** Whether files did not load that may have more. */
  isLost: boolean
}

/** Words that say little by themselves hardly change the order. */
const WEAK_WEIGHT = 0.1
/** Whoever typed a name that is there wants the name more than its parts. */
const PART_OF_NAME_WEIGHT = 0.4

/** Looks up what was typed: its words, words written as one that it has as two, and the other way round. */
export async function findQuery(text: string, { titles }: SiteIndex, find: FindAndRate): Promise<FoundQuery> {
  const query = readQuery(text)
  const terms = await Promise.all(
    query.terms.map(async (term) => {
      const { isWeak } = term
      const halves = splitTerm(term.term, (half) => titles.has(half))
      return {
        ...term,
        found: await find(term.term, { isWeak, mayCorrect: !isWeak && !halves }),
        halves: halves ? await Promise.all(halves.map((half) => find(half))) : [],
      }
    }),
  )
  const joined = await Promise.all(query.joined.map(async (one) => ({ ...one, found: await find(one.term) })))

  const rated = terms.map(({ found, halves: [first, second], isWeak }): RankedTerm => ({
    weight: isWeak ? WEAK_WEIGHT : 1,
    // What is nowhere cannot be asked of a section.
    isNeeded: !isWeak && (found.words.length > 0 || first !== undefined),
    ...(first && second ? joinScores(found, splitScores(first, second)) : found),
  }))
  for (const { found, terms: positions, isName } of joined) {
    if (found.words.length === 0) continue
    const isKnownName = isName && found.words[0]![1] === 1
    for (const position of positions) {
      const { weight, isNeeded, ...scores } = rated[position]!
      rated[position] = {
        weight: isKnownName ? weight * PART_OF_NAME_WEIGHT : weight,
        isNeeded,
        ...joinScores(scores, found),
      }
    }
    rated.push({ weight: 1, isNeeded: false, ...found })
  }

  // Whoever asks "how to deploy" has not looked for "how" and "to".
  const wanted = terms.filter(({ isWeak }) => !isWeak)
  const all = [...wanted.flatMap(({ found, halves }) => [found, ...halves]), ...joined.map(({ found }) => found)]
  const words = all.flatMap(({ words }) => words.map(([word]) => word))
  return { terms, rated, words: [...new Set(words)], isLost: all.some(({ isLost }) => isLost) }
}
