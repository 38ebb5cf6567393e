import { findChunks, type Word } from './words'

/** Name of the CSS custom highlight for found words in a page, for `::highlight()`. */
export const MARK_NAME = 'search'

/** A piece of a text. `isMarked` is true for a word that a search found. */
export interface MarkedPiece {
  text: string
  isMarked: boolean
}

/** Splits a text into marked and unmarked pieces. The joined pieces are the text. */
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

/** Returns the ranges of the found words in a text, in order. Ranges may overlap in scripts without spaces. */
export function findMarks(text: string, terms: readonly string[]): Word[] {
  const wanted = new Set(terms)
  if (wanted.size === 0) return []
  return [...findChunks(text)].flatMap(({ words, joined }) =>
    joined && wanted.has(joined.term) ? [joined] : words.filter(({ term }) => wanted.has(term)),
  )
}
