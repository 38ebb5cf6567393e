/**
 * Words of English non-fiction that an adult reads silently in a minute.
 * Source: Brysbaert, "How many words do we read per minute?", Journal of Memory and Language 109 (2019), 104047.
 */
export const WORDS_PER_MINUTE = 238

const IDEOGRAPHS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu
const WORDS = /[\p{L}\p{M}\p{N}]+/gu

/** Returns the reading time of a text in whole minutes, at least 1. In Chinese and Japanese two characters count as one word. */
export function countReadingMinutes(text: string): number {
  const ideographs = text.match(IDEOGRAPHS)?.length ?? 0
  // Not by `Intl.Segmenter`, whose time grows with the square of the length.
  const words = text.replace(IDEOGRAPHS, ' ').match(WORDS)?.length ?? 0
  return Math.max(1, Math.round((words + ideographs / 2) / WORDS_PER_MINUTE))
}
