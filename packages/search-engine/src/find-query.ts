import { joinScores, scaleScores, splitScores } from './join-scores'
import { listPhrases, readQuery, splitTerm, type QueryTerm } from './query-terms'
import type { RankedTerm } from './rank-sections'
import type { SectionScores } from './rate-sections'
import type { SiteIndex } from './site-index'
import type { FindSynonyms } from './synonyms'
import { weights } from './weights'
import type { FindAndRate, RatedWords } from './word-finder'

/** The words of a search, looked up in the index. */
export interface FoundQuery {
  /** Typed words with their matches. */
  terms: (QueryTerm & {
    found: RatedWords
    /** Both parts of a compound word. Empty for other words. */
    halves: RatedWords[]
    /** True if the index contains synonyms of the word. */
    hasSynonyms: boolean
  })[]
  /** Scores of each word in every section. */
  rated: RankedTerm[]
  /** All matching words of the index, without stop words. */
  words: string[]
  /** True if files that may contain more matches did not load. */
  isLost: boolean
}

/** Looks up the words of a search, including compounds that the index writes as two words, and the reverse. */
export async function findQuery(
  text: string,
  { titles }: SiteIndex,
  find: FindAndRate,
  synonymsOf: FindSynonyms,
): Promise<FoundQuery> {
  const query = readQuery(text)
  const typed = await Promise.all(
    query.terms.map(async (term) => {
      const { isWeak, isName } = term
      const halves = splitTerm(term.term, (half) => titles.has(half))
      // A word with synonyms is spelled correctly.
      const mayCorrect = !isWeak && !halves && synonymsOf(term.term).length === 0
      return {
        ...term,
        found: await find(term.term, { isWeak, mayCorrect, isName }),
        halves: halves ? await Promise.all(halves.map((half) => find(half))) : [],
      }
    }),
  )
  const joined = await Promise.all(
    query.joined.map(async (one) => ({ ...one, found: await find(one.term, { isName: one.isName }) })),
  )
  const synonyms = await findSynonyms(typed, find, synonymsOf)
  const terms = typed.map((term, index) => ({
    ...term,
    hasSynonyms: synonyms.some(({ positions }) => positions.includes(index)),
  }))

  const rated = terms.map(({ found, halves: [first, second], isWeak, isAction, hasSynonyms }): RankedTerm => {
    const weight = isWeak ? weights.weakWord : isAction ? weights.actionWord : 1
    return {
      weight,
      // A word that no section contains is not required.
      isNeeded: !isWeak && (found.words.length > 0 || first !== undefined || hasSynonyms),
      words: found.words,
      ...(first && second ? joinScores(found, splitScores(first, second)) : found),
    }
  })
  const join = (positions: readonly number[], other: SectionScores) => {
    for (const position of positions) {
      const term = rated[position]!
      rated[position] = { ...term, ...joinScores(term, other), isNeeded: !terms[position]!.isWeak }
    }
  }
  for (const { positions, scores } of synonyms) join(positions, scores)
  for (const { found, terms: positions } of joined) {
    if (found.words.length === 0) continue
    join(positions, found)
    rated.push({ weight: 1, isNeeded: false, ...found })
  }

  // "how to deploy" is a search for "deploy".
  const wanted = terms.filter(({ isWeak }) => !isWeak)
  const all = [
    ...wanted.flatMap(({ found, halves }) => [found, ...halves]),
    ...joined.map(({ found }) => found),
    ...synonyms.flatMap(({ found }) => found),
  ]
  const words = all.flatMap(({ words }) => words.map(([word]) => word))
  return { terms, rated, words: [...new Set(words)], isLost: all.some(({ isLost }) => isLost) }
}

/** Looks up synonyms of typed words and phrases. Searches texts only if the index does not contain the words. */
async function findSynonyms(
  terms: readonly { term: string; found: RatedWords }[],
  find: FindAndRate,
  synonymsOf: FindSynonyms,
) {
  const looked = listPhrases(terms).flatMap(({ phrase, positions }) => {
    const isWeak = positions.every((position) => terms[position]!.found.words.length > 0)
    return synonymsOf(phrase).map(async (words) => {
      const found = await Promise.all(words.map((word) => find(word, { isWeak })))
      return {
        positions,
        found,
        scores: scaleScores(found.reduce<SectionScores>(splitScores, found[0]!), weights.synonym),
      }
    })
  })
  return (await Promise.all(looked)).filter(({ found }) => found.every(({ words }) => words.length > 0))
}
