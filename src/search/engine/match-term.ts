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

/** How well a word of the index is what was typed wrong, from 0 to 1: a whole word first, then the beginning of one. */
export function rateLikeness(typed: string, word: string, maxTypos = countTypos(typed.length)): number {
  const whole = measureDistance(typed, word, maxTypos)
  if (whole <= maxTypos) return LIKENESS[whole] ?? 0.1
  const beginning = measureDistance(typed, word, maxTypos, true)
  return beginning <= maxTypos ? (LIKENESS[beginning] ?? 0.1) * 0.8 : 0
}

const LIKENESS = [1, 0.5, 0.3]
