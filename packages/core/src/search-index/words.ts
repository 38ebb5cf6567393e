/** A word of a text, and its range in the text. */
export interface Word {
  /** The word in the form of the index: lower case, without accents. */
  term: string
  start: number
  end: number
}

/** Letters and digits, with the punctuation inside a name: "content.config.ts", "front-matter", "don't". */
export interface Chunk {
  words: Word[]
  /** All words joined without the punctuation, for a chunk of several words: "frontmatter". */
  joined?: Word
}

/** Scripts without spaces between words. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー'
/** Matches names that end in a symbol: "C++", "C#". */
const SYMBOL_NAME = '(?<![\\p{L}\\p{N}])\\p{L}{1,2}(?:\\+\\+|#)(?![\\p{L}\\p{N}])'
const CHUNK = new RegExp(`${SYMBOL_NAME}|[\\p{L}\\p{M}\\p{N}]+(?:[-_.'’/:@#$]+[\\p{L}\\p{M}\\p{N}]+)*`, 'gu')
/** Matches the words of a name: "HTML" and "Element" of "HTMLElement", "utf" and "8" of "utf8". */
const PART = new RegExp(
  `[${UNSPACED}][${UNSPACED}\\p{M}]*|\\p{N}+|\\p{Lu}+(?!\\p{Ll})|\\p{Lu}?[^\\p{Lu}\\p{N}${UNSPACED}\\-_.'’/:@#$]+`,
  'gu',
)
const STARTS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u')

/** Matches a plain English word, which needs neither splitting nor folding. Most words match. */
const PLAIN_WORD = /^(?:[A-Z]?[a-z]+|[A-Z]+)$/
const ASCII = /^[\x20-\x7e]*$/

/** Maximum length of a joined name. Longer names are only found by their words. */
const MAX_JOINED_LENGTH = 40

/** Letters that cannot be split into a base letter and an accent, each with the letters that people type instead. */
const SPELLED: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** Removes case, accents and width variants from a text: "Größe" and "ＧＲÖSSE" become "grosse". */
export const foldLetters = (text: string) => (ASCII.test(text) ? text.toLowerCase() : foldOthers(text))

const foldOthers = (text: string) =>
  text
    .normalize('NFKD')
    // Removes only accents of Latin, Greek and Cyrillic: in other scripts, a mark makes a different letter.
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => SPELLED[letter]!)

/** Splits a text into chunks, and each chunk into words. */
export const findChunks = (text: string): Chunk[] =>
  Array.from(text.matchAll(CHUNK), ({ 0: chunk, index }) => cutChunk(chunk, index))

function cutChunk(chunk: string, index: number): Chunk {
  if (PLAIN_WORD.test(chunk) || /[+#]$/.test(chunk))
    return { words: [{ term: chunk.toLowerCase(), start: index, end: index + chunk.length }] }
  const words = [...chunk.matchAll(PART)].flatMap(({ 0: part, index: offset }) => toWords(part, index + offset))
  const spaced = words.filter(({ term }) => !STARTS_UNSPACED.test(term))
  const term = spaced.map((word) => word.term).join('')
  return spaced.length > 1 && term.length <= MAX_JOINED_LENGTH
    ? { words, joined: { term, start: spaced[0]!.start, end: spaced.at(-1)!.end } }
    : { words }
}

/**
 * Splits a part into words. In scripts without spaces, each pair of neighbouring characters is a word. A single character without neighbours is a
 * word, too.
 */
function toWords(part: string, start: number): Word[] {
  if (!STARTS_UNSPACED.test(part)) {
    const term = foldLetters(part)
    return term ? [{ term, start, end: start + part.length }] : []
  }
  const signs = [...part.matchAll(/\P{M}\p{M}*/gu)]
  const pairs = Math.max(signs.length - 1, 1)
  return Array.from({ length: pairs }, (_, index) => {
    const last = signs[Math.min(index + 1, signs.length - 1)]!
    const from = signs[index]!.index
    const to = last.index + last[0].length
    return { term: foldLetters(part.slice(from, to)), start: start + from, end: start + to }
  })
}

/** A cache of the terms of chunks. Most words occur in many texts. */
export type KnownTerms = Map<string, readonly string[]>

/** Returns the unique terms of a text: its words, and compound names as one word. `known` caches the terms of chunks across texts. */
export function listTerms(text: string, known?: KnownTerms): string[] {
  const terms = new Set<string>()
  for (const chunk of text.match(CHUNK) ?? []) {
    let ofChunk = known?.get(chunk)
    if (!ofChunk) {
      ofChunk = listChunkTerms(chunk)
      known?.set(chunk, ofChunk)
    }
    for (const term of ofChunk) terms.add(term)
  }
  return [...terms]
}

function listChunkTerms(chunk: string) {
  const { words, joined } = cutChunk(chunk, 0)
  const terms = words.map(({ term }) => term)
  return joined ? [...terms.filter((term) => term.length > 1), joined.term] : terms
}

/** Returns the unique terms of a section's text, and those that are only in its code. */
export function listBodyTerms(
  { text, code }: { text: string; code: string },
  known?: KnownTerms,
): [text: string[], code: string[]] {
  const inText = listTerms(text, known)
  const all = new Set(inText)
  return [inText, listTerms(code, known).filter((term) => !all.has(term))]
}
