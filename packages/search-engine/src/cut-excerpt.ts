import { findMarks, type PageTexts } from '@galley/core/search-index'

/** Length of an excerpt in characters. */
export const EXCERPT_LENGTH = 160
/** Maximum number of characters before the first word found, so that the word is visible in a row of one line. */
const LEAD_LENGTH = 40

/**
 * Returns the part of a section's text that contains the most search words. If only the code contains search words, returns a part of the code. If
 * neither does, returns the beginning of the text.
 */
export function cutExcerpt({ text, code = '' }: PageTexts[number], terms: readonly string[]): string {
  const marks = findMarks(text, terms)
  if (marks.length > 0) return cut(text, findBest(marks))
  const inCode = findMarks(code, terms)
  if (inCode.length > 0) return cut(code.replace(/\s/g, ' '), findBest(inCode)).replace(/\s+/g, ' ')
  return cut(text, 0)
}

/** Returns the start of the part with the most different words. */
function findBest(marks: ReturnType<typeof findMarks>): number {
  let best = { start: 0, count: 0 }
  marks.forEach(({ start }, first) => {
    const inside = new Set<string>()
    // Stops at the excerpt's length, because a text may have a mark at every word.
    for (let position = first; position < marks.length; position++) {
      const { term, end } = marks[position]!
      if (end > start + EXCERPT_LENGTH - LEAD_LENGTH) break
      inside.add(term)
    }
    if (inside.size > best.count) best = { start, count: inside.size }
  })
  return best.start
}

/** Cuts a text, at spaces if there are some nearby. */
function cut(text: string, around: number): string {
  const start = Math.max(around - LEAD_LENGTH, 0)
  const end = Math.min(start + EXCERPT_LENGTH, text.length)
  const from = start === 0 ? 0 : start + (/^\S{0,20}\s+/.exec(text.slice(start))?.[0].length ?? 0)
  const to = end === text.length ? end : end - (/\s+\S{0,20}$/.exec(text.slice(from, end))?.[0].length ?? 0)
  return `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`
}
