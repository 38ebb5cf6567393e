import { measureDistance } from './edit-distance'
import { areForms } from './word-forms'

/** Shorter words have to be spelled right. */
export const ONE_TYPO_MIN_LENGTH = 4
/** From this length on, a word may have two typos. */
export const TWO_TYPOS_MIN_LENGTH = 8

/** How well a word of the index is what was typed, from 0 (not at all) to 1 (the very word): a beginning or another form of the word. */
export function rateMatch(typed: string, word: string): number {
  if (word === typed) return 1
  const isForm = areForms(typed, word)
  if (!word.startsWith(typed)) return isForm ? 0.75 : 0
  return Math.max(0.5 + (0.4 * typed.length) / word.length, isForm ? 0.85 : 0)
}

/** How many typos a word of this length may have. */
export const countTypos = (length: number) =>
  length >= TWO_TYPOS_MIN_LENGTH ? 2 : length >= ONE_TYPO_MIN_LENGTH ? 1 : 0

/** Shorter words are like the beginning of some other word too often: "pick" and "package". */
const LIKE_BEGINNING_MIN_LENGTH = 6

/** How well a word of the index is what was typed wrong, from 0 to 1: a whole word first, then the beginning of one, unless that is short. */
export function rateLikeness(typed: string, word: string, maxTypos = countTypos(typed.length)): number {
  const whole = measureDistance(typed, word, maxTypos)
  if (whole <= maxTypos) return LIKENESS[whole] ?? 0.1
  if (typed.length < LIKE_BEGINNING_MIN_LENGTH) return 0
  const beginning = measureDistance(typed, word, maxTypos, true)
  return beginning <= maxTypos ? (LIKENESS[beginning] ?? 0.1) * 0.8 : 0
}

const LIKENESS = [1, 0.5, 0.3]

/** Shorter words are other words too often. */
const SLIP_MIN_LENGTH = 5

/**
 * Whether a word that the index has is a slip of another one all the same: a letter too many, one missing or two swapped, but neither the first
 * letter nor an ending. A changed letter makes another word more often: "scheme" and "schema".
 */
export function isSlip(word: string, meant: string): boolean {
  if (Math.min(word.length, meant.length) < SLIP_MIN_LENGTH || word[0] !== meant[0]) return false
  if (word.startsWith(meant) || meant.startsWith(word) || areForms(word, meant)) return false
  return (
    measureDistance(word, meant, 1) === 1 && (word.length !== meant.length || sortLetters(word) === sortLetters(meant))
  )
}

const sortLetters = (word: string) => Array.from(word).sort().join('')
