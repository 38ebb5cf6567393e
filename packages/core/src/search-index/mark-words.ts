import { findChunks, type Word } from './words'

/** Name of the marks in a page that a search led to, for `::highlight()`. */
export const MARK_NAME = 'search'

/** A piece of a text; marked where a search found it. */
export interface MarkedPiece {
  text: string
  isMarked: boolean
}

/** Splits a text into pieces, so that each found word is a piece. The pieces joined are the text. */
export function markWords(text: string, terms: readonly string[]): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let end = 0
  const add = (to: number, isMarked: boolean) => {
    if (to > end) pieces.push({ text: text.slice(end, to), isMarked })
    end = Math.max(end, to)
  }
  for (const word of findMarks(text, terms)) {
    add(word.start, false)
    add(word.end, true)
  }
  add(text.length, false)
  return pieces
}

/** The ranges of the found words in a text, in their order. Pairs of characters may overlap. */
export function findMarks(text: string, terms: readonly string[]): Word[] {
  const wanted = new Set(terms)
  if (wanted.size === 0) return []
  return [...findChunks(text)].flatMap(({ words, joined }) =>
    joined && wanted.has(joined.term) ? [joined] : words.filter(({ term }) => wanted.has(term)),
  )
}
