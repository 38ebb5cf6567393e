import type { SectionScores } from './rate-sections'

/** A section that writes words as one counts as if it had each of them. */
export const joinScores = (term: SectionScores, joined: SectionScores): SectionScores => ({
  scores: takeHigher(term.scores, joined.scores),
  titles: takeHigher(term.titles, joined.titles),
})

/** A word that a section writes as two counts a little less than if it were written as it was typed. */
const SPLIT_QUALITY = 0.9

/** What sections have of both parts of a word. */
export const splitScores = (first: SectionScores, second: SectionScores): SectionScores =>
  scaleScores(
    { scores: takeLower(first.scores, second.scores), titles: takeLower(first.titles, second.titles) },
    SPLIT_QUALITY,
  )

/** What sections have of a word that fits less well. */
export const scaleScores = ({ scores, titles }: SectionScores, quality: number): SectionScores => ({
  scores: scores.map((score) => score * quality),
  titles: titles.map((title) => title * quality),
})

// Loops: these run for each section, word and synonym at every key.

function takeHigher(a: Float32Array, b: Float32Array) {
  const result = a.slice()
  for (let section = 0; section < b.length; section++) if (b[section]! > result[section]!) result[section] = b[section]!
  return result
}

function takeLower(a: Float32Array, b: Float32Array) {
  const result = a.slice()
  for (let section = 0; section < b.length; section++) if (b[section]! < result[section]!) result[section] = b[section]!
  return result
}
