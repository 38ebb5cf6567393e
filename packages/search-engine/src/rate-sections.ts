import type { FoundWords } from './find-words'
import type { SiteIndex } from './site-index'

/** What a word counts by where it is found; a title's own word counts most. */
const WEIGHTS = {
  title: 20,
  heading: 16,
  keyword: 13,
  /** Words of links that lead there, on top of what the title counts. */
  link: 7.5,
  pageTitle: 7,
  headingAbove: 4,
  folder: 3,
  /** The opening says what its page is about. */
  opening: 6,
  text: 5,
  code: 1.5,
  /** Said in many sections of a page, for its opening. */
  wholePage: 3,
}

/** What a section has of a word counts this much when it has half of the most: the first mentions say more than further ones. */
const HALF_WEIGHT = 16
/** How many sections that say a word are half of the most that a page can have of it. */
const HALF_SECTIONS = 2

/** A keyword of a page that so few of its sections say is about them. */
const KEYWORD_SECTIONS = 2
/** What they have of it. */
const KEYWORD_SHARE = 0.6

/** How much longer titles, texts and pages count less: 0 not at all, 1 in proportion to their length. */
const LENGTH = { title: 0.3, text: 0.6, page: 0.35 }
/** Words of a usual title, sections of a usual page. */
const USUAL = { title: 2, page: 7 }

const normalize = (part: number, length: number) => 1 - part + part * length
const saturate = (amount: number, half: number) => amount / (amount + half)

/** How well each section answers to one word, from 0 to 1. */
export interface SectionScores {
  scores: Float32Array
  /** How well the section's own title does. */
  titles: Float32Array
}

/** Rates every section by where it says the words found, as BM25F does: https://en.wikipedia.org/wiki/Okapi_BM25. */
export function rateSections(
  { sections, titles, keywords, links, folders }: SiteIndex,
  { words, shards }: FoundWords,
): SectionScores {
  const own = new Float32Array(sections.length)
  const above = new Float32Array(sections.length)
  const linked = new Float32Array(sections.length)
  const inTitle = new Float32Array(sections.length)
  const text = new Float32Array(sections.length)
  const code = new Float32Array(sections.length)
  const raise = (scores: Float32Array, section: number, score: number) => {
    if (score > scores[section]!) scores[section] = score
  }
  const raiseBelow = (section: number, score: number) => {
    for (let inner = section + 1; inner < sections[section]!.end; inner++) raise(above, inner, score)
  }
  for (const [term, quality] of words) {
    for (const number of titles.get(term) ?? []) {
      const { level, titleTerms } = sections[number]!
      const isPage = level === 1
      const length = normalize(LENGTH.title, titleTerms.length / USUAL.title)
      raise(own, number, (quality * (isPage ? WEIGHTS.title : WEIGHTS.heading)) / length)
      raise(inTitle, number, quality)
      raiseBelow(number, quality * (isPage ? WEIGHTS.pageTitle : WEIGHTS.headingAbove))
    }
    for (const number of links.get(term) ?? []) raise(linked, number, quality * WEIGHTS.link)
    for (const number of folders.get(term) ?? []) {
      raise(above, number, quality * WEIGHTS.folder)
      raiseBelow(number, quality * WEIGHTS.folder)
    }
    for (const shard of shards) {
      const found = shard.sections.get(term)
      for (const number of found?.text ?? []) raise(text, number, quality)
      for (const number of found?.code ?? []) raise(code, number, quality)
    }
  }
  for (const [term, quality] of words) {
    for (const [number, share] of keywords.get(term) ?? []) {
      const score = quality * share * WEIGHTS.keyword
      raise(own, number, score)
      if (sections[number]!.level > 1) continue
      const saying: number[] = []
      for (let inner = number + 1; inner < sections[number]!.end; inner++)
        if (inTitle[inner]! + text[inner]! + code[inner]! > 0) saying.push(inner)
      if (saying.length <= KEYWORD_SECTIONS) for (const number of saying) raise(own, number, score * KEYWORD_SHARE)
    }
  }

  const scores = new Float32Array(sections.length)
  for (let opening = 0; opening < sections.length; opening = sections[opening]!.end) {
    const { end } = sections[opening]!
    const whole = WEIGHTS.wholePage * rateWhole(text, opening, end)
    for (let number = opening; number < end; number++) {
      const saying =
        (number === opening ? WEIGHTS.opening : WEIGHTS.text) * text[number]! + WEIGHTS.code * code[number]!
      // What is above helps a section that does not say the word itself.
      const weight =
        Math.max(own[number]!, above[number]!) +
        linked[number]! +
        saying / normalize(LENGTH.text, sections[number]!.length)
      scores[number] = saturate(weight + (number === opening ? whole : 0), HALF_WEIGHT)
    }
  }
  return { scores, titles: inTitle }
}

/** How much of a page says the word, from 0 to 1. */
function rateWhole(text: Float32Array, opening: number, end: number) {
  let count = 0
  for (let number = opening; number < end; number++) count += text[number]!
  return saturate(count / normalize(LENGTH.page, (end - opening) / USUAL.page), HALF_SECTIONS)
}
