import type { SectionScores } from './rate-sections'
import { weights } from './weights'

/** Joins the scores of a word and of a compound that contains it. */
export const joinScores = (term: SectionScores, joined: SectionScores): SectionScores => ({
  scores: takeHigher(term.scores, joined.scores),
  titles: takeHigher(term.titles, joined.titles),
})

/** Returns the scores of sections that contain both parts of a word. */
export const splitScores = (first: SectionScores, second: SectionScores): SectionScores =>
  scaleScores(
    { scores: takeLower(first.scores, second.scores), titles: takeLower(first.titles, second.titles) },
    weights.split,
  )

/** Multiplies scores by a quality. */
export const scaleScores = ({ scores, titles }: SectionScores, quality: number): SectionScores => ({
  scores: scores.map((score) => score * quality),
  titles: titles.map((title) => title * quality),
})

// The functions below use loops, because they run for each section, word and synonym at every key press.

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
