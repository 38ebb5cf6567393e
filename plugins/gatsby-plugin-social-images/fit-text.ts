/** The space for a text, in pixels. */
export interface Room {
  width: number
  /** Font sizes from the largest to the smallest, each with its maximum number of lines. */
  sizes: readonly (readonly [size: number, lines: number])[]
}

/** A text broken into lines, with its font size. */
export interface FittedText {
  size: number
  lines: string[]
}

/** Returns the width of a line at a font size of one pixel. */
export type MeasureLine = (line: string) => number

const ELLIPSIS = '…'

/**
 * Chooses the largest size at which a text fits without breaking a word. At the smallest size, breaks long words and cuts the text that
 * does not fit.
 */
export function fitText(text: string, room: Room, measure: MeasureLine): FittedText {
  const words = text.split(' ').filter(Boolean)
  for (const [size, most] of room.sizes) {
    const fits = (line: string) => measure(line) * size <= room.width
    if (!words.every(fits)) continue
    const lines = breakLines(words, fits)
    if (lines.length <= most) return { size, lines: balance(lines, words, size, room.width, measure) }
  }
  const [size, most] = room.sizes.at(-1)!
  const fits = (line: string) => measure(line) * size <= room.width
  const lines = breakLines(
    words.flatMap((word) => breakWord(word, fits)),
    fits,
  )
  return { size, lines: lines.length > most ? clamp(lines, most, fits) : lines }
}

type Fits = (line: string) => boolean

function breakLines(words: readonly string[], fits: Fits): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Breaks the text again into the same number of lines, of nearly equal length. */
function balance(lines: string[], words: readonly string[], size: number, width: number, measure: MeasureLine) {
  const longest = Math.max(...words.map(measure)) * size
  let [low, high] = [Math.max(longest, width / 2), width]
  let best = lines
  while (high - low > 4) {
    const middle = (low + high) / 2
    const narrower = breakLines(words, (line) => measure(line) * size <= middle)
    if (narrower.length > lines.length) low = middle
    else [high, best] = [middle, narrower]
  }
  return best
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Breaks a long word into parts that fit a line. Breaks names of code between their words, as in "useColor" and "Mode". */
function breakWord(word: string, fits: Fits): string[] {
  const parts: string[] = []
  let rest = Array.from(graphemes.segment(word), ({ segment }) => segment)
  while (!fits(rest.join(''))) {
    let end = 1
    while (end < rest.length && fits(rest.slice(0, end + 1).join(''))) end += 1
    const ends = rest
      .slice(0, end)
      .map((one, index) => /[-/._:(]/.test(one) || /^\p{Ll}\p{Lu}/u.test(`${one}${rest[index + 1]}`))
    const name = ends.lastIndexOf(true) + 1
    if (name > end / 2) end = name
    parts.push(rest.slice(0, end).join(''))
    rest = rest.slice(end)
    if (rest.length === 0) return parts
  }
  return [...parts, rest.join('')]
}

/** Keeps the first lines and ends the last one with an ellipsis, after a whole word if possible. */
function clamp(lines: readonly string[], count: number, fits: Fits): string[] {
  const kept = lines.slice(0, count)
  const words = kept.pop()!.split(' ')
  while (words.length > 1 && !fits(words.join(' ') + ELLIPSIS)) words.pop()
  const end = Array.from(graphemes.segment(words.join(' ').replace(/[\s,;:.–—-]+$/, '')), ({ segment }) => segment)
  while (end.length > 1 && !fits(end.join('') + ELLIPSIS)) end.pop()
  return [...kept, end.join('') + ELLIPSIS]
}
