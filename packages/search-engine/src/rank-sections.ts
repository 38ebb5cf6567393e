import { isBelow } from '@galley/core/url-path'
import type { FoundWords } from './find-words'
import type { SectionScores } from './rate-sections'
import type { IndexedSection } from './site-index'

/** One word of a search, with its scores in every section. */
export interface RankedTerm extends SectionScores {
  /** Weight of the word. The default is 1. */
  weight: number
  /** True if a section without the word answers only a part of the search. */
  isNeeded: boolean
  /** Matching words of the index. Empty for a word that was not typed. */
  words: FoundWords['words']
}

export interface RankedSection {
  section: number
  score: number
}

/** Part of the search that the best section must answer. */
const MIN_COVERAGE = 0.2
/** Sections with a lower share of the best score are left out. */
const MIN_SHARE = 0.01

/** Exponent of a word's rarity. Below 1, because words that only readers use are rare in texts too. */
const RARITY_POWER = 0.7
/** Score from which a word counts as answered. */
const ANSWER = 0.1
/** The score of a section is multiplied by this power of the part of the search that the section answers. */
const COVERAGE_POWER = 0.7
/** The score of a section is multiplied by this power of the part of the search that the section's page answers. */
const PAGE_POWER = 0.8
/** Minimum quality of a match at which the title counts as containing the word. */
const TITLE_WORD_QUALITY = 0.5
/** Bonus of a title or keyword that equals the search. */
const TITLE_BONUS = 0.8
/** Bonus of a title with neighbouring words of the search. */
const NEIGHBOURS_BONUS = 0.2
/** Penalty per heading level, so that a page ranks above those of its sections that match equally well. */
const LEVEL_LOSS = 0.04
/** Factor of pages with a date: news becomes outdated, guides do not. */
const DATED_SHARE = 0.8
/** Bonus of pages in the area of the current page. */
const SAME_AREA_BONUS = 0.25
/** Bonus per folder shared with the current page: pages of a version share a folder. */
const SHARED_FOLDER_BONUS = 0.05

/**
 * Ranks sections by their words, weighted by rarity. A missing word lowers the score, but excludes no section. If the best section answers too
 * little, `ranked` is empty and `partial` has the sections. `path` is the current page.
 */
export function rankSections(
  sections: readonly IndexedSection[],
  terms: readonly RankedTerm[],
  { path, isNews }: { path: string; isNews: boolean },
): { ranked: RankedSection[]; partial: RankedSection[] } {
  const weights = terms.map(({ scores, weight }) => weigh(scores) * weight)
  const whole = terms.reduce((sum, { isNeeded }, position) => sum + (isNeeded ? weights[position]! : 0), 0)
  const needed = terms.filter(({ isNeeded }) => isNeeded)
  const neededWords = needed.map(({ words }) => new Set(words.map(([word]) => word)))

  const folders = listFolders(path)
  const { sums, answers, titleWords } = addTerms(terms, weights, sections.length)

  const scores = new Float32Array(sections.length)
  let pageOpening = -1
  let ofPage = 1
  let best = 0
  let bestCoverage = 0
  answers.forEach((answered, section) => {
    if (answered === 0) return
    const { page, opening, level, titleTerms, keywordTerms } = sections[section]!
    if (opening !== pageOpening) {
      pageOpening = opening
      const dated = page.isDated && !isNews ? DATED_SHARE : 1
      ofPage =
        ratePage(terms, weights, opening, sections[opening]!.end) ** PAGE_POWER *
        (page.boost ?? 1) *
        dated *
        rateNearness(page.path, folders)
    }
    const coverage = answered / whole
    const inTitle = titleWords[section]!
    let title = rateTitle(inTitle, titleTerms, needed)
    for (const keyword of keywordTerms)
      title = Math.max(title, rateTitle(countWords(neededWords, keyword), keyword, needed))
    const neighbours = inTitle > 1 ? countNeighbours(neededWords, titleTerms) / (needed.length - 1) : 0
    scores[section] =
      sums[section]! *
      coverage ** COVERAGE_POWER *
      (1 + TITLE_BONUS * title) *
      (1 + NEIGHBOURS_BONUS * neighbours) *
      (1 - LEVEL_LOSS * (level - 1)) *
      ofPage
    if (scores[section] > best) [best, bestCoverage] = [scores[section], coverage]
  })

  const found: RankedSection[] = []
  scores.forEach((score, section) => {
    if (score > 0 && score >= best * MIN_SHARE) found.push({ section, score })
  })
  found.sort((a, b) => b.score - a.score || a.section - b.section)
  return bestCoverage >= MIN_COVERAGE ? { ranked: found, partial: [] } : { ranked: [], partial: found }
}

/** Returns for each section the sum of scores, the part of the search it answers, and the number of words in its title. */
function addTerms(terms: readonly RankedTerm[], weights: readonly number[], sections: number) {
  const sums = new Float32Array(sections)
  const answers = new Float32Array(sections)
  const titleWords = new Float32Array(sections)
  terms.forEach(({ scores, titles, isNeeded }, position) => {
    const weight = weights[position]!
    for (let section = 0; section < sections; section++) {
      const score = scores[section]!
      if (score === 0) continue
      sums[section]! += score * weight
      if (!isNeeded) continue
      answers[section]! += Math.min(score / ANSWER, 1) * weight
      if (titles[section]! >= TITLE_WORD_QUALITY) titleWords[section]! += titles[section]!
    }
  })
  return { sums, answers, titleWords }
}

/** Returns the part of the search that a page answers, from the best section for each word. */
function ratePage(terms: readonly RankedTerm[], weights: readonly number[], opening: number, end: number) {
  let sum = 0
  for (let position = 0; position < terms.length; position++) {
    const { scores } = terms[position]!
    let most = 0
    for (let section = opening; section < end; section++) if (scores[section]! > most) most = scores[section]!
    sum += most * weights[position]!
  }
  return sum
}

/** Returns the overlap of a title and the search, from 0 to 1 (equal). */
const rateTitle = (words: number, title: readonly string[], { length }: readonly unknown[]) =>
  Math.min(words / Math.max(title.length, 1), 1) ** 2 * (words / length)

/** Returns the number of words of the search in a keyword. */
const countWords = (terms: readonly ReadonlySet<string>[], keyword: readonly string[]) =>
  terms.filter((words) => keyword.some((term) => words.has(term))).length

/** Returns the number of words in a title that are followed by the next word of the search. */
function countNeighbours(terms: readonly ReadonlySet<string>[], title: readonly string[]) {
  const positions = terms.map((words) => title.findIndex((term) => words.has(term)))
  return positions.filter((position, index) => position >= 0 && positions[index + 1] === position + 1).length
}

/** Returns the weight of a word by its rarity: https://en.wikipedia.org/wiki/Tf–idf#Inverse_document_frequency. */
function weigh(scores: Float32Array) {
  let count = 0
  for (const score of scores) if (score > 0) count += 1
  return Math.log(1 + scores.length / (1 + count)) ** RARITY_POWER
}

/** Returns the paths above a page and the path of the page, outermost first: "/docs" and "/docs/start". */
const listFolders = (path: string) =>
  path
    .split('/')
    .filter(Boolean)
    .map((_, index, names) => `/${names.slice(0, index + 1).join('/')}`)

/** Returns the bonus of a page near the current one: in its area, and in its folders. */
function rateNearness(page: string, folders: readonly string[]) {
  let shared = 0
  while (shared < folders.length && isBelow(page, folders[shared]!)) shared++
  return shared === 0 ? 1 : 1 + SAME_AREA_BONUS + SHARED_FOLDER_BONUS * (shared - 1)
}
