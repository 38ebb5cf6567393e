import { isSlip, rateLikeness, rateMatch } from './match-term'
import type { SiteIndex } from './site-index'
import { listBeginning } from './sorted-terms'
import type { TextShard, TextShards } from './text-shards'
import { stemOf } from './word-forms'

type Found = [term: string, quality: number]

/** What the index has for a word that was typed. */
export interface FoundWords {
  /** The words and how well each fits, from 0 to 1; the best first. */
  words: Found[]
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

/** A word in more sections is no example of a typo. */
const MAX_EXAMPLE_SECTIONS = 3
/** What an example of a typo counts beside the word that is meant. */
const EXAMPLE_QUALITY = 0.5
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
  const mayBeWrong = hasTexts && mayCorrect && losses === 0
  const meantWords = mayBeWrong && isRare(typed, index, shards) ? index.terms.filter((term) => isSlip(typed, term)) : []
  // What did not load may have the word.
  if (!mayBeWrong || (words.length > 0 && meantWords.length === 0))
    return { words, shards, isCorrected: false, isLost: losses > 0 }

  // The first letter is rarely wrong.
  const first = firstSign(typed)
  const rate = (term: string) => (term.startsWith(first) ? rateLikeness(typed, term) : 0)
  let likely = rateAll(meantWords.length > 0 ? meantWords : index.terms, rate, MAX_LIKE_WORDS)
  // All words of the texts are much to load.
  if (likely.length === 0) likely = rateAll(await texts.listWords(index.areas, first, handleLoss), rate, MAX_LIKE_WORDS)
  if (likely.length === 0) return { words: [], shards, isCorrected: false, isLost: losses > 0 }

  // What is most like it is looked for as if it had been typed.
  const [[best], ...others] = likely as [Found, ...Found[]]
  const [meant, ...found] = await Promise.all([
    findWords(best, { index, texts }, {}),
    ...others.map(([term]) => texts.find(index.areas, term, handleLoss)),
  ])
  return {
    words: [
      ...new Map([
        ...words.map(([term, quality]): Found => [term, quality * EXAMPLE_QUALITY]),
        ...others,
        ...meant.words,
      ]),
    ],
    shards: [...new Set([...shards, ...meant.shards, ...found.flat()])],
    isCorrected: true,
    isLost: losses > 0 || meant.isLost,
  }
}

/** Whether a word is in no title, and otherwise in few sections: in their code alone, or on one page. */
function isRare(word: string, { titles, keywords, links, folders, sections }: SiteIndex, shards: readonly TextShard[]) {
  if ([titles, keywords, links, folders].some((postings) => postings.has(word))) return false
  const found = shards.flatMap((shard) => shard.sections.get(word) ?? [])
  const text = found.flatMap((one) => one.text)
  const all = [...text, ...found.flatMap(({ code }) => code)]
  if (all.length === 0 || all.length > MAX_EXAMPLE_SECTIONS) return false
  return text.length === 0 || new Set(all.map((number) => sections[number]!.opening)).size === 1
}

const firstSign = (text: string) => String.fromCodePoint(text.codePointAt(0)!)

function rateAll(terms: readonly string[], rate: (term: string) => number, count: number): FoundWords['words'] {
  return [...new Set(terms)]
    .map((term): Found => [term, rate(term)])
    .filter(([, quality]) => quality > 0)
    .sort(([a, qualityA], [b, qualityB]) => qualityB - qualityA || a.length - b.length || (a < b ? -1 : 1))
    .slice(0, count)
}
