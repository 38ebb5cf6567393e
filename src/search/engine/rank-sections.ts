import type { SectionScores } from './rate-sections'
import type { IndexedSection } from './site-index'

/** One word of a search, with what every section has of it. */
export interface RankedTerm extends SectionScores {
  /** How much it counts beside the others; 1 is usual. */
  weight: number
  /** Whether a section without it has answered only a part of the search. */
  isNeeded: boolean
}

export interface RankedSection {
  section: number
  score: number
}

/** A section that leaves a word out must answer this part of the search, when others answer all of it. */
const MIN_COVERAGE = 0.5
/** The same when no section answers all of it. */
const MIN_COVERAGE_ALONE = 0.4
/** What scores less than this part of the best is left out. */
const MIN_SHARE = 0.05

/** How much less a section counts that answers a part only: its score is multiplied by this power of the part. */
const COVERAGE_POWER = 1.5
/** A part this large is all: parts are sums of fractions. */
const ALL = 0.999
/** A word of a title counts as said in it from this quality on. */
const TITLE_WORD_QUALITY = 0.75
/** What a title that is the whole search adds. */
const TITLE_BONUS = 0.5
/** What each level of heading takes away, so that of equals the page comes first. */
const LEVEL_LOSS = 0.04
/** What standing in the same part of the site as the current page adds. */
const SAME_AREA_BONUS = 0.25
/** What each folder shared with the current page adds: pages of the same version are in the same folder. */
const SHARED_FOLDER_BONUS = 0.05

/**
 * Sections in the order of how well they answer: `ranked` those that answer the search or a large part of it, by the rarity of its words;
 * `partial` the others. `path` is the current page.
 */
export function rankSections(
  sections: readonly IndexedSection[],
  terms: readonly RankedTerm[],
  path: string,
): { ranked: RankedSection[]; partial: RankedSection[] } {
  const weights = terms.map(({ scores, weight }) => weigh(scores) * weight)
  const whole = terms.reduce((sum, { isNeeded }, position) => sum + (isNeeded ? weights[position]! : 0), 0)
  const needed = terms.filter(({ isNeeded }) => isNeeded).length

  const scores = new Float32Array(sections.length)
  const coverages = new Float32Array(sections.length)
  let nearness = 1
  let best = 0
  sections.forEach(({ page, level, titleLength }, section) => {
    if (level === 1) nearness = rateNearness(page.path, path)
    let sum = 0
    let answered = 0
    let titleWords = 0
    for (let position = 0; position < terms.length; position++) {
      const term = terms[position]!
      const score = term.scores[section]!
      if (score === 0) continue
      sum += score * weights[position]!
      if (!term.isNeeded) continue
      answered += weights[position]!
      if (term.titles[section]! >= TITLE_WORD_QUALITY) titleWords += 1
    }
    if (answered === 0) return
    const coverage = answered / whole
    const ofTitle = Math.min(titleWords / Math.max(titleLength, 1), 1)
    coverages[section] = coverage
    scores[section] =
      sum *
      coverage ** COVERAGE_POWER *
      (1 + TITLE_BONUS * ofTitle ** 2 * (titleWords / needed)) *
      (1 - LEVEL_LOSS * (level - 1)) *
      (page.boost ?? 1) *
      nearness
    best = Math.max(best, scores[section])
  })

  const isAnswered = coverages.some((coverage) => coverage > ALL)
  const minimum = isAnswered ? MIN_COVERAGE : MIN_COVERAGE_ALONE
  const ranked: RankedSection[] = []
  const partial: RankedSection[] = []
  scores.forEach((score, section) => {
    if (score < best * MIN_SHARE || score === 0) return
    const list = coverages[section]! >= minimum ? ranked : partial
    list.push({ section, score })
  })
  const byScore = (a: RankedSection, b: RankedSection) => b.score - a.score || a.section - b.section
  return { ranked: ranked.sort(byScore), partial: partial.sort(byScore) }
}

/** A word that few sections have weighs more than one that many have: https://en.wikipedia.org/wiki/Tf–idf#Inverse_document_frequency. */
function weigh(scores: Float32Array) {
  let count = 0
  for (const score of scores) if (score > 0) count += 1
  return Math.log(1 + scores.length / (1 + count))
}

/** How much more a page counts near the current one: in its part of the site, and in its folders. */
function rateNearness(page: string, path: string) {
  const shared = countShared(page, path)
  return shared === 0 ? 1 : 1 + SAME_AREA_BONUS + SHARED_FOLDER_BONUS * (shared - 1)
}

/** How many folders two pages have in common; the first one is the part of the site they are in. */
function countShared(a: string, b: string) {
  const [foldersA, foldersB] = [a.split('/').slice(1), b.split('/').slice(1)]
  let shared = 0
  while (shared < foldersA.length && foldersA[shared] && foldersA[shared] === foldersB[shared]) shared++
  return shared
}
