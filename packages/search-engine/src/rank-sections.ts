import type { SectionScores } from './rate-sections'
import type { IndexedSection } from './site-index'
import { weights } from './weights'

/** One word of a search, with its scores in every section. */
export interface RankedTerm extends SectionScores {
  /** Weight of the word. The default is 1. */
  weight: number
  /** True if a section without the word answers only a part of the search. */
  isNeeded: boolean
}

/** Sections with a lower share of the best score are left out. */
const MIN_SHARE = 0.01

/** Bonus of pages in the area of the current page. */
const SAME_AREA_BONUS = 0.25
/** Bonus per folder shared with the current page: pages of a version share a folder. */
const SHARED_FOLDER_BONUS = 0.05

/**
 * Returns the numbers of matching sections, best first, by their words, weighted by rarity. A missing word lowers the score, but excludes no section.
 * `path` is the current page.
 */
export function rankSections(
  sections: readonly IndexedSection[],
  terms: readonly RankedTerm[],
  { path, isNews }: { path: string; isNews: boolean },
): number[] {
  const termWeights = terms.map(({ scores, weight }) => weigh(scores) * weight)
  const whole = terms.reduce((sum, { isNeeded }, position) => sum + (isNeeded ? termWeights[position]! : 0), 0)
  const needed = terms.filter(({ isNeeded }) => isNeeded).length
  const { sums, answers, titleWords } = addTerms(terms, termWeights, sections.length)

  const scores = new Float32Array(sections.length)
  let ofPage = 1
  let best = 0
  sections.forEach(({ page, opening, end, level, titleLength }, section) => {
    if (section === opening)
      ofPage =
        ratePage(terms, termWeights, opening, end) ** weights.page *
        (page.boost ?? 1) *
        (1 + weights.popularity * (page.popularity ?? 0)) *
        (page.isDated && !isNews ? weights.dated : 1) *
        rateNearness(page.path, path)
    if (answers[section] === 0) return
    const words = titleWords[section]!
    // The overlap of the title and the search, from 0 to 1 (equal)
    const title = Math.min(words / Math.max(titleLength, 1), 1) ** 2 * (words / needed)
    scores[section] =
      sums[section]! *
      (answers[section]! / whole) ** weights.coverage *
      (1 + weights.titleBonus * title) *
      (1 - weights.level * (level - 1)) *
      ofPage
    best = Math.max(best, scores[section])
  })

  return Array.from(scores.keys())
    .filter((section) => scores[section]! > 0 && scores[section]! >= best * MIN_SHARE)
    .sort((a, b) => scores[b]! - scores[a]! || a - b)
}

/** Returns for each section the sum of scores, the part of the search it answers, and the number of words in its title. */
function addTerms(terms: readonly RankedTerm[], termWeights: readonly number[], sections: number) {
  const sums = new Float32Array(sections)
  const answers = new Float32Array(sections)
  const titleWords = new Float32Array(sections)
  terms.forEach(({ scores, titles, isNeeded }, position) => {
    const weight = termWeights[position]!
    for (let section = 0; section < sections; section++) {
      const score = scores[section]!
      if (score === 0) continue
      sums[section]! += score * weight
      if (!isNeeded) continue
      answers[section]! += weight
      titleWords[section]! += titles[section]!
    }
  })
  return { sums, answers, titleWords }
}

/** Returns the part of the search that a page answers, from the best section for each word. */
function ratePage(terms: readonly RankedTerm[], termWeights: readonly number[], opening: number, end: number) {
  let sum = 0
  for (let position = 0; position < terms.length; position++) {
    const { scores } = terms[position]!
    let most = 0
    for (let section = opening; section < end; section++) if (scores[section]! > most) most = scores[section]!
    sum += most * termWeights[position]!
  }
  return sum
}

/** Returns the weight of a word by its rarity: https://en.wikipedia.org/wiki/Tf–idf#Inverse_document_frequency. */
function weigh(scores: Float32Array) {
  let count = 0
  for (const score of scores) if (score > 0) count += 1
  return Math.log(1 + scores.length / (1 + count)) ** weights.rarity
}

/** Returns the bonus of a page near the current one: in its area, and in its folders. */
function rateNearness(page: string, current: string) {
  const [names, others] = [page, current].map((path) => path.split('/').filter(Boolean)) as [string[], string[]]
  let shared = 0
  while (shared < names.length && names[shared] === others[shared]) shared++
  return shared === 0 ? 1 : 1 + SAME_AREA_BONUS + SHARED_FOLDER_BONUS * (shared - 1)
}
