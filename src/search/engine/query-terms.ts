import { findChunks } from '~/lib/search-index'

/** More words than these are not looked at. */
export const MAX_QUERY_TERMS = 10

export interface QueryTerm {
  term: string
  /** Where it is in what was typed. */
  start: number
  end: number
  /** Says little by itself, such as "how" and "the". */
  isWeak: boolean
}

/** Two words or more that may be written as one: "front matter" may be "frontmatter". */
export interface JoinedTerm {
  term: string
  /** The positions of its words among the terms. */
  terms: number[]
  /** Whether it was typed as one name, such as "navigateTo" and "content.config.ts". */
  isName: boolean
}

const WEAK = new Set(
  'a an and are at be by can do does for from how i if in into is it me my of on or our so that the there this to use we what when where which why with you your'.split(
    ' ',
  ),
)

/** Takes apart what was typed. */
export function readQuery(text: string): { terms: QueryTerm[]; joined: JoinedTerm[] } {
  const terms: QueryTerm[] = []
  const joined: JoinedTerm[] = []
  for (const chunk of findChunks(text)) {
    const first = terms.length
    for (const { term, start, end } of chunk.words) {
      if (terms.length < MAX_QUERY_TERMS && !terms.some((other) => other.term === term))
        terms.push({ term, start, end, isWeak: WEAK.has(term) })
    }
    if (chunk.joined && terms.length > first)
      joined.push({ term: chunk.joined.term, terms: positions(first, terms.length), isName: true })
  }
  if (terms.every(({ isWeak }) => isWeak)) for (const term of terms) term.isWeak = false
  terms.forEach(({ term, isWeak }, index) => {
    const next = terms[index + 1]
    if (next && !isWeak && !next.isWeak)
      joined.push({ term: term + next.term, terms: [index, index + 1], isName: false })
  })
  return { terms, joined }
}

/** Shorter parts are too often words by chance. */
const MIN_PART_LENGTH = 3

/** The two known words that a word may be put together from: "frontmatter" from "front" and "matter". */
export function splitTerm(term: string, isKnown: (word: string) => boolean): [string, string] | undefined {
  for (let length = MIN_PART_LENGTH; length <= term.length - MIN_PART_LENGTH; length++) {
    const parts: [string, string] = [term.slice(0, length), term.slice(length)]
    if (parts.every(isKnown)) return parts
  }
  return undefined
}

const positions = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)
