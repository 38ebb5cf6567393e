import { isSlip, rateLikeness, rateMatch } from './match-term'
import type { SiteIndex } from './site-index'
import { listBeginning } from './sorted-terms'
import type { TextShard, TextShards } from './text-shards'
import { stemOf } from './word-forms'

type Found = [term: string, quality: number]

/** Matches of a typed word. */
export interface FoundWords {
  /** Words with their quality from 0 to 1, best first. */
  words: Found[]
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
  /** Code counts more. @default false */
  isName?: boolean
}

/** Maximum number of sections that may contain a word for the word to count as a misspelling. */
const MAX_EXAMPLE_SECTIONS = 3
/** Quality of a misspelling in the index, compared to the correct word. */
const EXAMPLE_QUALITY = 0.5
/** Maximum number of corrections. */
const MAX_LIKE_WORDS = 4
/** Maximum number of words with the typed prefix, shortest first. */
const MAX_WORDS = 60
/**
 * Minimum length of a prefix in texts, because nearly every text matches shorter ones. Two letters match only whole words in texts, and one letter
 * matches only titles.
 */
const MIN_BEGINNING_LENGTH = 3

const isPlain = (term: string) => /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u.test(term)

/**
 * Finds matches of a typed word in the index: the word, its forms, words with this prefix. Without matches, finds similar words if
 * `mayCorrect` is true.
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
  // Files that did not load may contain the word.
  if (!mayBeWrong || (words.length > 0 && meantWords.length === 0))
    return { words, shards, isCorrected: false, isLost: losses > 0 }

  // Typos in the first letter are rare.
  const first = firstSign(typed)
  const rate = (term: string) => (term.startsWith(first) ? rateLikeness(typed, term) : 0)
  let likely = rateAll(meantWords.length > 0 ? meantWords : index.terms, rate, MAX_LIKE_WORDS)
  // The vocabulary of texts is large, so it loads last.
  if (likely.length === 0) likely = rateAll(await texts.listWords(index.areas, first, handleLoss), rate, MAX_LIKE_WORDS)
  if (likely.length === 0) return { words: [], shards, isCorrected: false, isLost: losses > 0 }

  // Searches the best correction like a typed word.
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

/** Returns true if a word is in no title and in few sections: in code only, or on one page. */
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
