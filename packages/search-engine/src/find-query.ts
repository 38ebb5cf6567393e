import { listPhrases, readQuery, splitTerm, type Phrase, type QueryTerm } from './query-terms'
import type { RankedTerm } from './rank-sections'
import { joinScores, scaleScores, splitScores, type SectionScores } from './rate-sections'
import type { SiteIndex } from './site-index'
import type { FindSynonyms } from './synonyms'
import { weights } from './weights'
import type { FindAndRate, RatedWords } from './word-finder'

/** A typed word with its matches. */
export interface FoundTerm extends QueryTerm, RankedTerm {
  found: RatedWords
  /** True if the index contains synonyms, the parts of the word, or a compound with it. */
  hasAlternatives: boolean
}

/** The words of a search, looked up in the index. */
export interface FoundQuery {
  terms: FoundTerm[]
  /** The typed words, and the compounds that they form. */
  rated: RankedTerm[]
  /** All matching words of the index, without stop words. */
  words: string[]
  /** True if files that may contain more matches did not load. */
  isLost: boolean
}

/** Words that pages may use instead of the typed words at some positions. A section must contain all of them. */
interface Alternative {
  positions: Phrase['positions']
  words: readonly string[]
  /** Quality of a match, compared to the typed words. */
  quality: number
  /** Searches titles only. */
  isWeak?: boolean
  /** True for a compound of the typed words, which counts beside them. */
  isCompound?: boolean
}

/** Looks up the words of a search, including synonyms, compounds that the index writes as two words, and the reverse. */
export async function findQuery(
  text: string,
  { postings }: SiteIndex,
  find: FindAndRate,
  synonymsOf: FindSynonyms,
  isEnglish: boolean,
): Promise<FoundQuery> {
  const query = readQuery(text, isEnglish)
  const isTitleWord = (word: string) => postings.get(word)?.some(({ field }) => field === 'title') ?? false
  const typed = await Promise.all(
    query.terms.map(async (term) => {
      const halves = splitTerm(term.term, isTitleWord)
      return {
        ...term,
        halves,
        found: await find(term.term, { isWeak: term.isWeak, mayCorrect: !term.isWeak && !halves }),
      }
    }),
  )
  const isFound = (position: number) => typed[position]!.found.words.length > 0
  const looked = await Promise.all(
    [
      ...typed.flatMap(({ halves }, position): Alternative[] =>
        halves ? [{ positions: [position], words: halves, quality: 1 }] : [],
      ),
      ...query.joined.map(({ term, positions }) => ({ positions, words: [term], quality: 1, isCompound: true })),
      ...listPhrases(typed).flatMap(({ term, positions }) =>
        // Searches texts only if the index does not contain the words.
        synonymsOf(term).map((words) => ({
          positions,
          words,
          quality: weights.synonym,
          isWeak: positions.every(isFound),
        })),
      ),
    ].map(async ({ words, quality, isWeak = false, ...alternative }: Alternative) => {
      const found = await Promise.all(words.map((word) => find(word, { isWeak })))
      const [first, ...others] = found
      const scores = others.reduce<SectionScores>(splitScores, first!)
      return { ...alternative, found, ...scaleScores(scores, quality) }
    }),
  )
  const alternatives = looked.filter(({ found }) => found.every(({ words }) => words.length > 0))

  const terms = typed.map((term, position): FoundTerm => {
    const others = alternatives.filter(({ positions }) => positions.includes(position))
    const { scores, titles } = others.reduce<SectionScores>(joinScores, term.found)
    return {
      ...term,
      weight: term.isWeak ? weights.weakWord : 1,
      // A word that no section contains is not required.
      isNeeded: !term.isWeak && (isFound(position) || others.length > 0),
      scores,
      titles,
      hasAlternatives: others.length > 0,
    }
  })
  const compounds = alternatives.filter(({ isCompound }) => isCompound)
  // "how to deploy" is a search for "deploy".
  const wanted = terms.filter(({ isWeak }) => !isWeak)
  const words = [...wanted, ...alternatives]
    .flatMap(({ found }) => found)
    .flatMap((one) => one.words.map(([word]) => word))
  return {
    terms,
    rated: [...terms, ...compounds.map((compound) => ({ ...compound, weight: 1, isNeeded: false }))],
    words: [...new Set(words)],
    isLost: [...terms, ...looked].flatMap(({ found }) => found).some(({ isLost }) => isLost),
  }
}
