import { rateLikeness, rateMatch } from './match-term'
import type { SiteIndex } from './site-index'
import { listBeginning } from './sorted-terms'
import type { TextShard, TextShards } from './text-shards'
import { stemOf } from './word-forms'

/** What the index has for a word that was typed. */
export interface FoundWords {
  /** The words and how well each fits, from 0 to 1; the best first. */
  words: [term: string, quality: number][]
  /** The texts that may say them. */
  shards: TextShard[]
  /** Whether no word is spelled as it was typed, and these are like it. */
  isCorrected: boolean
  /** Whether files did not load that may have more. */
  isLost: boolean
}

/** Where words are looked for. */
export interface SearchedIndex {
  index: SiteIndex
  texts: TextShards
}

export interface FindOptions {
  /** Looks for words spelled alike, where there are none. @default false */
  mayCorrect?: boolean
  /** Looks in titles alone. @default false */
  isWeak?: boolean
}

/** Words with typos that are followed. */
const MAX_LIKE_WORDS = 4
/** Words that go on from what was typed and are followed; longer ones are last. */
const MAX_WORDS = 60
/** Nearly every text has words that begin with one plain letter or two: two are looked for as a word of texts, one in titles alone. */
const MIN_BEGINNING_LENGTH = 3

const isPlain = (term: string) => /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u.test(term)

/**
 * Finds the words of the index that may be meant: the word itself, its forms, words that begin with it; where there are none, and that is
 * wanted, words spelled alike.
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
  const words = rateAll(
    [index.terms, ...shards.map(({ terms }) => terms)].flatMap((terms) => listBeginning(terms, beginning)),
    (term) => rateMatch(typed, term),
    MAX_WORDS,
  )
  // What did not load may have the word.
  if (words.length > 0 || !hasTexts || !mayCorrect || losses > 0)
    return { words, shards, isCorrected: false, isLost: losses > 0 }

  const rate = (term: string) => rateLikeness(typed, term)
  let likely = rateAll(index.terms, rate, MAX_LIKE_WORDS)
  // All words of the texts are much to load. The first letter is rarely wrong.
  if (likely.length === 0)
    likely = rateAll(await texts.listWords(index.areas, firstSign(typed), handleLoss), rate, MAX_LIKE_WORDS)
  if (likely.length === 0) return { words: [], shards, isCorrected: false, isLost: losses > 0 }

  // What is most like it is looked for as if it had been typed.
  const [[best], ...others] = likely as [FoundWords['words'][number], ...FoundWords['words']]
  const [meant, ...found] = await Promise.all([
    findWords(best, { index, texts }, {}),
    ...others.map(([term]) => texts.find(index.areas, term, handleLoss)),
  ])
  return {
    words: [...new Map([...others, ...meant.words])],
    shards: [...new Set([...meant.shards, ...found.flat()])],
    isCorrected: true,
    isLost: losses > 0 || meant.isLost,
  }
}

const firstSign = (text: string) => String.fromCodePoint(text.codePointAt(0)!)

function rateAll(terms: readonly string[], rate: (term: string) => number, count: number): FoundWords['words'] {
  return [...new Set(terms)]
    .map((term): [string, number] => [term, rate(term)])
    .filter(([, quality]) => quality > 0)
    .sort(([a, qualityA], [b, qualityB]) => qualityB - qualityA || a.length - b.length || (a < b ? -1 : 1))
    .slice(0, count)
}
