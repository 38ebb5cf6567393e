import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** Returns true if a text reads from right to left. The first letter decides. */
export const isRightToLeft = (text: string) => bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1

/** Splits a line into parts with one direction each, in visual order from left to right. */
export function splitDirections(line: string, isRtl: boolean): { text: string; isRtl: boolean }[] {
  const found = bidi.getEmbeddingLevels(line, isRtl ? 'rtl' : 'ltr')
  const starts = Array.from(found.levels.keys()).filter((index) => found.levels[index] !== found.levels[index - 1])
  const order = bidi.getReorderedIndices(line, found)
  return starts
    .map((start, index) => ({
      start,
      text: line.slice(start, starts[index + 1]),
      isRtl: found.levels[start]! % 2 === 1,
    }))
    .sort((a, b) => order.indexOf(a.start) - order.indexOf(b.start))
    .map(({ text, isRtl }) => ({ text, isRtl }))
}
