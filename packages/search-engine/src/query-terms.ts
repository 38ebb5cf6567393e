import { findChunks } from '@galley/core/search-index'
import { isWeakWord } from './weak-words'

/** Maximum number of words in a search. */
export const MAX_QUERY_TERMS = 10

export interface QueryTerm {
  term: string
  /** Position in the typed text. */
  start: number
  end: number
  /** True for stop words such as "how" and "the". */
  isWeak: boolean
}

/** Neighbouring words of a search, written as one word. */
export interface Phrase {
  term: string
  /** Positions of the words among the terms. */
  positions: number[]
}

/** Splits a search into words, and joins words that pages may write as one: "front matter" as "frontmatter". */
export function readQuery(text: string, isEnglish = true): { terms: QueryTerm[]; joined: Phrase[] } {
  const terms: QueryTerm[] = []
  const joined: Phrase[] = []
  for (const chunk of findChunks(text)) {
    const first = terms.length
    for (const word of chunk.words) {
      if (terms.length < MAX_QUERY_TERMS && !terms.some(({ term }) => term === word.term))
        terms.push({ ...word, isWeak: isEnglish && isWeakWord(word.term) })
    }
    if (chunk.joined && terms.length > first)
      joined.push({ term: chunk.joined.term, positions: range(first, terms.length) })
  }
  if (terms.every(({ isWeak }) => isWeak)) for (const term of terms) term.isWeak = false
  terms.forEach(({ term, isWeak }, index) => {
    const next = terms[index + 1]
    if (next && !isWeak && !next.isWeak) joined.push({ term: term + next.term, positions: [index, index + 1] })
  })
  return { terms, joined }
}

/** Minimum length of a compound's part. */
const MIN_PART_LENGTH = 3

/** Splits a compound into two known words: "frontmatter" into "front" and "matter". */
export function splitTerm(term: string, isKnown: (word: string) => boolean): [string, string] | undefined {
  for (let length = MIN_PART_LENGTH; length <= term.length - MIN_PART_LENGTH; length++) {
    const parts: [string, string] = [term.slice(0, length), term.slice(length)]
    if (parts.every(isKnown)) return parts
  }
  return undefined
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

/** Maximum number of words in a phrase with synonyms. */
const MAX_PHRASE_TERMS = 4

/** Returns each word, and each phrase of neighbouring words. */
export const listPhrases = (terms: readonly { term: string }[]): Phrase[] =>
  terms.flatMap((_, from) =>
    range(from + 1, Math.min(from + MAX_PHRASE_TERMS, terms.length) + 1).map((to) => ({
      term: terms
        .slice(from, to)
        .map(({ term }) => term)
        .join(''),
      positions: range(from, to),
    })),
  )
