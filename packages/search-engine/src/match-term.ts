import { measureDistance } from './edit-distance'
import { weights } from './weights'
import { areForms } from './word-forms'

/** Minimum length of a word with a typo. */
export const ONE_TYPO_MIN_LENGTH = 4
/** Minimum length of a word with two typos. */
export const TWO_TYPOS_MIN_LENGTH = 8

/** Returns the similarity of a typed word and a word of the index, from 0 to 1 (equal), by prefix and word form. */
export function rateMatch(typed: string, word: string): number {
  if (word === typed) return 1
  if (word.startsWith(typed)) return weights.beginning + (1 - weights.beginning) * (typed.length / word.length)
  return areForms(typed, word) ? weights.wordForm : 0
}

/** Returns the maximum number of typos for a length. */
export const countTypos = (length: number) =>
  length >= TWO_TYPOS_MIN_LENGTH ? 2 : length >= ONE_TYPO_MIN_LENGTH ? 1 : 0

/** Minimum length of a word that may match a prefix with typos. Shorter ones match too often: "pick" and "package". */
const LIKE_BEGINNING_MIN_LENGTH = 6

/** Returns the similarity of a misspelled word and a word of the index, from 0 to 1. Whole words rate higher than prefixes. */
export function rateLikeness(typed: string, word: string, maxTypos = countTypos(typed.length)): number {
  const whole = measureDistance(typed, word, maxTypos)
  if (whole <= maxTypos) return LIKENESS[whole] ?? 0.1
  if (typed.length < LIKE_BEGINNING_MIN_LENGTH) return 0
  const beginning = measureDistance(typed, word, maxTypos, true)
  return beginning <= maxTypos ? (LIKENESS[beginning] ?? 0.1) * 0.8 : 0
}

const LIKENESS = [1, 0.5, 0.3]
