import { findChunks } from '@galley/core/search-index'
import type { SiteIndex } from './site-index'
import { isWeakWord } from './weak-words'

/** More words than these are not looked at. */
export const MAX_QUERY_TERMS = 10

export interface QueryTerm {
  term: string
  /** Where it is in what was typed. */
  start: number
  end: number
  /** Says little by itself, such as "how" and "the". */
  isWeak: boolean
  /** Says what is to be done with the subject, such as "change" and "custom": pages rarely use the same word for it. */
  isAction: boolean
}

/** Two words or more that may be written as one: "front matter" may be "frontmatter". */
export interface JoinedTerm {
  term: string
  /** The positions of its words among the terms. */
  terms: number[]
  /** Whether it was typed as one name, such as "navigateTo" and "content.config.ts". */
  isName: boolean
}

/** The verbs and adjectives of actions, in all their forms. */
const ACTION =
  /^(?:add|allow|alter|appear|assign|chang|choos|creat|custom|customi[sz]|defin|different|display|edit|enabl|find|giv|insert|look|modif|new|putt?|see|sett?|show|tell|turn|view|writ)(?:e|es|s|ed|ing|y|ies|ied)?$/

/** Words of those who want news rather than a guide. */
const NEWS = new Set(
  'announced announcement announcements article articles blog changelog latest news newest post posts recent release released releases'.split(
    ' ',
  ),
)

/** Whether a word asks for news: by itself, or as the name of a part of the site that has some. */
export const isAboutNews = (term: string, { folders, sections }: Pick<SiteIndex, 'folders' | 'sections'>): boolean =>
  NEWS.has(term) || (folders.get(term)?.some((section) => sections[section]!.page.isDated) ?? false)

/** Takes apart what was typed. */
export function readQuery(text: string): { terms: QueryTerm[]; joined: JoinedTerm[] } {
  const terms: QueryTerm[] = []
  const joined: JoinedTerm[] = []
  for (const chunk of findChunks(text)) {
    const first = terms.length
    for (const { term, start, end } of chunk.words) {
      if (terms.length < MAX_QUERY_TERMS && !terms.some((other) => other.term === term))
        terms.push({ term, start, end, isWeak: isWeakWord(term), isAction: ACTION.test(term) })
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

/** Phrases with synonyms have no more words than these. */
const MAX_PHRASE_TERMS = 4

/** The words that were typed and the phrases of neighbours, each written as one word, with the positions of its words. */
export const listPhrases = (terms: readonly { term: string }[]): { phrase: string; positions: number[] }[] =>
  terms.flatMap((_, from) =>
    positions(from + 1, Math.min(from + MAX_PHRASE_TERMS, terms.length) + 1).map((to) => ({
      phrase: terms
        .slice(from, to)
        .map(({ term }) => term)
        .join(''),
      positions: positions(from, to),
    })),
  )
