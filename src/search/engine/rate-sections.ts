import type { FoundWords } from './find-words'
import type { SiteIndex } from './site-index'

/** What a word counts by where it is found; a title's own word counts most. */
const WEIGHTS = {
  title: 16,
  keyword: 12,
  heading: 12,
  pageTitle: 5,
  headingAbove: 4,
  folder: 3,
  text: 4,
  code: 1.5,
  /** Said somewhere on a page, for its opening. */
  elsewhere: 1,
}

/** How well each section answers to one word. */
export interface SectionScores {
  scores: Float32Array
  /** How well the section's own title does, from 0 to 1. */
  titles: Float32Array
}

/** Rates every section by where it says the words found. */
export function rateSections(
  { sections, titles, keywords, folders }: SiteIndex,
  { words, shards }: FoundWords,
): SectionScores {
  const own = new Float32Array(sections.length)
  const above = new Float32Array(sections.length)
  const body = new Float32Array(sections.length)
  const inTitle = new Float32Array(sections.length)
  const raise = (scores: Float32Array, section: number, score: number) => {
    if (score > scores[section]!) scores[section] = score
  }
  const raiseBody = (number: number, score: number) => {
    raise(body, number, score)
    raise(body, sections[number]!.opening, (score / WEIGHTS.text) * WEIGHTS.elsewhere)
  }
  for (const [term, quality] of words) {
    for (const number of titles.get(term) ?? []) {
      const { level, end } = sections[number]!
      raise(own, number, quality * (level === 1 ? WEIGHTS.title : WEIGHTS.heading))
      raise(inTitle, number, quality)
      const inherited = quality * (level === 1 ? WEIGHTS.pageTitle : WEIGHTS.headingAbove)
      for (let inner = number + 1; inner < end; inner++) raise(above, inner, inherited)
    }
    for (const number of keywords.get(term) ?? []) raise(own, number, quality * WEIGHTS.keyword)
    for (const number of folders.get(term) ?? []) {
      for (let inner = number; inner < sections[number]!.end; inner++) raise(above, inner, quality * WEIGHTS.folder)
    }
    for (const shard of shards) {
      const found = shard.sections.get(term)
      for (const number of found?.text ?? []) raiseBody(number, quality * WEIGHTS.text)
      for (const number of found?.code ?? []) raiseBody(number, quality * WEIGHTS.code)
    }
  }
  // What is above helps a section that does not say the word itself.
  const scores = own.map((score, number) => Math.max(score, above[number]!) + body[number]!)
  return { scores, titles: inTitle }
}
