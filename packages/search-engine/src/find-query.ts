import { joinScores, scaleScores, splitScores } from './join-scores'
import { listPhrases, readQuery, splitTerm, type QueryTerm } from './query-terms'
import type { RankedTerm } from './rank-sections'
import type { SectionScores } from './rate-sections'
import type { SiteIndex } from './site-index'
import type { FindSynonyms } from './synonyms'
import type { FindAndRate, RatedWords } from './word-finder'

/** What the index has for a search. */
export interface FoundQuery {
  /** The words that were typed, with what they may mean. */
  terms: (QueryTerm & {
    found: RatedWords
    /** The two words it is put together from, if it is. */
    halves: RatedWords[]
    /** Whether the index has words that mean the same. */
    hasSynonyms: boolean
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
/** Words of what is to be done change it less than those of its subject. */
const ACTION_WEIGHT = 0.3
/** A word that was not found as it was typed may be none of those that are like it. */
const CORRECTED_WEIGHT = 0.6
/** How well a synonym fits beside the word itself. */
const SYNONYM_QUALITY = 0.7
/** What a phrase with synonyms counts as a whole, beside its words. */
const PHRASE_WEIGHT = 0.7
/** Whoever typed a name that is there wants the name more than its parts. */
const PART_OF_NAME_WEIGHT = 0.4

/** Looks up what was typed: its words, words written as one that it has as two, and the other way round. */
export async function findQuery(
  text: string,
  { titles }: SiteIndex,
  find: FindAndRate,
  synonymsOf: FindSynonyms,
): Promise<FoundQuery> {
  const query = readQuery(text)
  const typed = await Promise.all(
    query.terms.map(async (term) => {
      const { isWeak } = term
      const halves = splitTerm(term.term, (half) => titles.has(half))
      // A word that has synonyms is spelled right.
      const mayCorrect = !isWeak && !halves && synonymsOf(term.term).length === 0
      return {
        ...term,
        found: await find(term.term, { isWeak, mayCorrect }),
        halves: halves ? await Promise.all(halves.map((half) => find(half))) : [],
      }
    }),
  )
  const joined = await Promise.all(query.joined.map(async (one) => ({ ...one, found: await find(one.term) })))
  const synonyms = await findSynonyms(typed, find, synonymsOf)
  const terms = typed.map((term, index) => ({
    ...term,
    hasSynonyms: synonyms.some(({ positions }) => positions.includes(index)),
  }))

  const rated = terms.map(({ found, halves: [first, second], isWeak, isAction, hasSynonyms }): RankedTerm => {
    const weight = isWeak ? WEAK_WEIGHT : isAction ? ACTION_WEIGHT : 1
    return {
      weight: found.isCorrected ? weight * CORRECTED_WEIGHT : weight,
      // What is nowhere cannot be asked of a section.
      isNeeded: !isWeak && (found.words.length > 0 || first !== undefined || hasSynonyms),
      words: found.words,
      ...(first && second ? joinScores(found, splitScores(first, second)) : found),
    }
  })
  const join = (positions: readonly number[], other: SectionScores) => {
    for (const position of positions) rated[position] = { ...rated[position]!, ...joinScores(rated[position]!, other) }
  }
  for (const { positions, scores } of synonyms) {
    join(positions, scores)
    if (positions.length > 1) rated.push({ weight: PHRASE_WEIGHT, isNeeded: false, words: [], ...scores })
  }
  for (const { found, terms: positions, isName } of joined) {
    if (found.words.length === 0) continue
    if (isName && found.words[0]![1] === 1)
      for (const position of positions) rated[position]!.weight *= PART_OF_NAME_WEIGHT
    join(positions, found)
    rated.push({ weight: 1, isNeeded: false, ...found })
  }

  // Whoever asks "how to deploy" has not looked for "how" and "to".
  const wanted = terms.filter(({ isWeak }) => !isWeak)
  const all = [
    ...wanted.flatMap(({ found, halves }) => [found, ...halves]),
    ...joined.map(({ found }) => found),
    ...synonyms.flatMap(({ found }) => found),
  ]
  const words = all.flatMap(({ words }) => words.map(([word]) => word))
  return { terms, rated, words: [...new Set(words)], isLost: all.some(({ isLost }) => isLost) }
}

/** Looks up what means the same as the words and phrases that were typed: in texts only what has no word that is there. */
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
        scores: scaleScores(found.reduce<SectionScores>(splitScores, found[0]!), SYNONYM_QUALITY),
      }
    })
  })
  return (await Promise.all(looked)).filter(({ found }) => found.every(({ words }) => words.length > 0))
}
