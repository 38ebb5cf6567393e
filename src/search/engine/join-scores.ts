import type { SectionScores } from './rate-sections'

/** A section that writes words as one counts as if it had each of them. */
export const joinScores = (term: SectionScores, joined: SectionScores): SectionScores =>
  combine(term, joined, (own, other) => Math.max(own, other))

/** A word that a section writes as two counts a little less than if it were written as it was typed. */
const SPLIT_QUALITY = 0.9

/** What sections have of both parts of a word. */
export const splitScores = (first: SectionScores, second: SectionScores): SectionScores =>
  combine(first, second, (a, b) => Math.min(a, b) * SPLIT_QUALITY)

/** What sections have of a word that fits less well. */
export const scaleScores = ({ scores, titles }: SectionScores, quality: number): SectionScores => ({
  scores: scores.map((score) => score * quality),
  titles: titles.map((title) => title * quality),
})

const combine = (a: SectionScores, b: SectionScores, choose: (a: number, b: number) => number): SectionScores => ({
  scores: a.scores.map((score, section) => choose(score, b.scores[section]!)),
  titles: a.titles.map((score, section) => choose(score, b.titles[section]!)),
})
