import { rateLikeness, rateMatch } from './match-term'
import type { SiteIndex } from './site-index'
import { listBeginning } from './sorted-terms'
import type { TextShard, TextShards } from './text-shards'
import { stemOf } from './word-forms'

/** Matches of a typed word. */
export interface FoundWords {
  /** Words with their quality from 0 to 1, best first. */
  words: [term: string, quality: number][]
  /** Shards that may contain the words. */
  shards: TextShard[]
  /** True if the words are corrections. */
  isCorrected: boolean
  /** True if files that may contain more matches did not load. */
  isLost: boolean
}

/** The index, with and without texts. */
export interface SearchedIndex {
  index: SiteIndex
  texts: TextShards
}

export interface FindOptions {
  /** Finds similar words if there are no matches. @default false */
  mayCorrect?: boolean
  /** Searches titles only. @default false */
  isWeak?: boolean
}

/** Maximum number of words with the typed prefix, shortest first. */
const MAX_WORDS = 60
/**
 * Minimum length of a prefix in texts, because nearly every text matches shorter ones. Two letters match only whole words in texts, and one letter
 * matches only titles.
 */
const MIN_BEGINNING_LENGTH = 3

const isPlain = (term: string) => /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u.test(term)

/**
 * Finds matches of a typed word in the index: the word, its forms, words with this prefix. Without matches, finds the forms of the most similar
 * word if `mayCorrect` is true.
 */
export async function findWords(
  typed: string,
  { index, texts }: SearchedIndex,
  { mayCorrect = false, isWeak = false }: FindOptions,
): Promise<FoundWords> {
  const beginning = stemOf(typed)
  let losses = 0
  const handleLoss = () => {
    losses += 1
  }
  const isShort = typed.length < MIN_BEGINNING_LENGTH && isPlain(typed)
  const hasTexts = !isWeak && !(isShort && typed.length === 1)
  const findTexts = isShort ? texts.findWord : texts.find
  const shards = hasTexts ? await findTexts(index.areas, beginning, handleLoss) : []
  const beginnings = [index.terms, ...shards.map(({ terms }) => terms)].flatMap((terms) =>
    listBeginning(terms, beginning),
  )
  const words = rateAll(beginnings, (term) => rateMatch(typed, term)).slice(0, MAX_WORDS)
  // Files that did not load may contain the word.
  if (words.length > 0 || !mayCorrect || !hasTexts || losses > 0)
    return { words, shards, isCorrected: false, isLost: losses > 0 }

  // Typos in the first letter are rare.
  const first = String.fromCodePoint(typed.codePointAt(0)!)
  const findLike = (terms: readonly string[]) => rateAll(terms, (term) => rateLikeness(typed, term))
  let [best] = findLike(listBeginning(index.terms, first))
  // The vocabulary of texts is large, so it loads last.
  if (!best) [best] = findLike(await texts.listWords(index.areas, first, handleLoss))
  if (!best) return { words, shards, isCorrected: false, isLost: losses > 0 }
  const meant = await findWords(best[0], { index, texts }, {})
  return { ...meant, isCorrected: true, isLost: losses > 0 || meant.isLost }
}

function rateAll(terms: readonly string[], rate: (term: string) => number): FoundWords['words'] {
  return [...new Set(terms)]
    .map((term): FoundWords['words'][number] => [term, rate(term)])
    .filter(([, quality]) => quality > 0)
    .sort(([a, qualityA], [b, qualityB]) => qualityB - qualityA || a.length - b.length || (a < b ? -1 : 1))
}
