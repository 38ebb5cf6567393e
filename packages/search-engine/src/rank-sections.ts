import { isBelow } from '@galley/core/url-path'
import type { FoundWords } from './find-words'
import type { SectionScores } from './rate-sections'
import type { IndexedSection } from './site-index'

/** One word of a search, with what every section has of it. */
export interface RankedTerm extends SectionScores {
  /** How much it counts beside the others; 1 is usual. */
  weight: number
  /** Whether a section without it has answered only a part of the search. */
  isNeeded: boolean
  /** The words of the index that it may be; none for what is no word that was typed. */
  words: FoundWords['words']
}

export interface RankedSection {
  section: number
  score: number
}

/** The best section must answer this part of the search. */
const MIN_COVERAGE = 0.2
/** What scores less than this part of the best is left out. */
const MIN_SHARE = 0.01

/** A rare word counts more than a frequent one, but less than in proportion: people's own words are rare in texts as well. */
const RARITY_POWER = 0.7
/** A word counts as answered from this score on. */
const ANSWER = 0.1
/** How much less a section counts that answers a part only: its score is multiplied by this power of the part. */
const COVERAGE_POWER = 0.7
/** How much a section gains from what the rest of its page answers: it is multiplied by this power of it. */
const PAGE_POWER = 0.8
/** A word of a title counts as said in it from this quality on. */
const TITLE_WORD_QUALITY = 0.5
/** What a title or a keyword that is the whole search adds. */
const TITLE_BONUS = 0.8
/** What a title adds in which words are neighbours as they are in the search. */
const NEIGHBOURS_BONUS = 0.2
/** What each level of heading takes away, so that of equals the page comes first. */
const LEVEL_LOSS = 0.04
/** What a page with a date counts: news age, and a guide is kept up to date. */
const DATED_SHARE = 0.8
/** What standing in the same part of the site as the current page adds. */
const SAME_AREA_BONUS = 0.25
/** What each folder shared with the current page adds: pages of the same version are in the same folder. */
const SHARED_FOLDER_BONUS = 0.05

/**
 * Sections in the order of how well they answer, by the rarity of the words: a word that is missing costs, and excludes nothing. `ranked` is empty where
 * the best has too little of the search; `partial` has them then. `path` is the current page.
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

/** For each section: the sum of its words, how much of the search it answers, and how many of the words are in its title. */
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

/** What the sections of a page answer together: for each word, the best of them. */
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

/** How much of the search a title says, and of the title the search: 1 if they are the same. */
const rateTitle = (words: number, title: readonly string[], { length }: readonly unknown[]) =>
  Math.min(words / Math.max(title.length, 1), 1) ** 2 * (words / length)

/** How many words of the search are in a keyword. */
const countWords = (terms: readonly ReadonlySet<string>[], keyword: readonly string[]) =>
  terms.filter((words) => keyword.some((term) => words.has(term))).length

/** How many words of the search are followed by the next one in a title. */
function countNeighbours(terms: readonly ReadonlySet<string>[], title: readonly string[]) {
  const positions = terms.map((words) => title.findIndex((term) => words.has(term)))
  return positions.filter((position, index) => position >= 0 && positions[index + 1] === position + 1).length
}

/** A word that few sections have weighs more than one that many have: https://en.wikipedia.org/wiki/Tf–idf#Inverse_document_frequency. */
function weigh(scores: Float32Array) {
  let count = 0
  for (const score of scores) if (score > 0) count += 1
  return Math.log(1 + scores.length / (1 + count)) ** RARITY_POWER
}

/** The paths above a page and its own, outermost first: "/docs" and "/docs/start". The first one is the part of the site it is in. */
const listFolders = (path: string) =>
  path
    .split('/')
    .filter(Boolean)
    .map((_, index, names) => `/${names.slice(0, index + 1).join('/')}`)

/** How much more a page counts near the current one: in its part of the site, and in its folders. */
function rateNearness(page: string, folders: readonly string[]) {
  let shared = 0
  while (shared < folders.length && isBelow(page, folders[shared]!)) shared++
  return shared === 0 ? 1 : 1 + SAME_AREA_BONUS + SHARED_FOLDER_BONUS * (shared - 1)
}
