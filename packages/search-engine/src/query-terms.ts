import { type Chunk, findChunks } from '@galley/core/search-index'
import type { SiteIndex } from './site-index'
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
  /** True for actions such as "change" and "custom": pages rarely use the same word. */
  isAction: boolean
  /** True for names in code, such as "--force", ".env", "useState()" and "site.url". */
  isName: boolean
}

/** Words that pages may write as one: "front matter" as "frontmatter". */
export interface JoinedTerm {
  term: string
  /** Positions of the words among the terms. */
  terms: number[]
  /** True for names such as "navigateTo" and "content.config.ts". */
  isName: boolean
}

/** Verbs and adjectives of actions, in all forms. */
const ACTION =
  /^(?:add|allow|alter|appear|assign|chang|choos|creat|custom|customi[sz]|defin|different|display|edit|enabl|find|giv|insert|look|modif|new|putt?|see|sett?|show|tell|turn|view|writ)(?:e|es|s|ed|ing|y|ies|ied)?$/

/** Words of searches for news. */
const NEWS = new Set(
  (
    'announced announcement announcements article articles blog breaking changelog latest migrate migrating migration news newest post posts ' +
    'recent release released releases upgrade upgrading'
  ).split(' '),
)

/** Returns true for words of news, and for names of folders with dated pages. */
export const isAboutNews = (term: string, { folders, sections }: Pick<SiteIndex, 'folders' | 'sections'>): boolean =>
  NEWS.has(term) || (folders.get(term)?.some((section) => sections[section]!.page.isDated) ?? false)

/** Splits a search into words and joined words. */
export function readQuery(text: string): { terms: QueryTerm[]; joined: JoinedTerm[] } {
  const terms: QueryTerm[] = []
  const joined: JoinedTerm[] = []
  for (const chunk of findChunks(text)) {
    const first = terms.length
    const isName = isInName(text, chunk)
    for (const { term, start, end } of chunk.words) {
      if (terms.length < MAX_QUERY_TERMS && !terms.some((other) => other.term === term))
        terms.push({ term, start, end, isWeak: isWeakWord(term), isAction: ACTION.test(term), isName })
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

/** Returns true if words are part of a name in code, by the symbols around them or between them. */
function isInName(text: string, { words }: Chunk) {
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0]
  const isMarked = /[-.@#$_<]$/.test(text.slice(0, start)) || text.startsWith('(', end)
  return isMarked || /[._:@$/#+]|\p{Ll}\p{Lu}/u.test(text.slice(start, end))
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

const positions = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

/** Maximum number of words in a phrase with synonyms. */
const MAX_PHRASE_TERMS = 4

/** Returns each word and each phrase of neighbouring words, written as one word, with the positions of the words. */
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
