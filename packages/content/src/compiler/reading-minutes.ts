/**
 * Words that an adult reads silently in a minute, of English non-fiction.
 * Source: Brysbaert, "How many words do we read per minute?", Journal of Memory and Language 109 (2019), 104047.
 */
export const WORDS_PER_MINUTE = 238

const IDEOGRAPHS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu
const WORDS = /[\p{L}\p{M}\p{N}]+/gu

/** How many minutes a text takes to read, at least 1. In Chinese and Japanese two characters count as a word. */
export function countReadingMinutes(text: string): number {
  const ideographs = text.match(IDEOGRAPHS)?.length ?? 0
  // `Intl.Segmenter` takes time that grows with the square of the text.
  const words = text.replace(IDEOGRAPHS, ' ').match(WORDS)?.length ?? 0
  return Math.max(1, Math.round((words + ideographs / 2) / WORDS_PER_MINUTE))
}
