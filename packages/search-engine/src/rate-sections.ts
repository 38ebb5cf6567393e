import type { FoundWords } from './find-words'
import type { SiteIndex } from './site-index'

/** Weight of a word by its field. */
const WEIGHTS = {
  title: 20,
  heading: 16,
  keyword: 13,
  /** Words of links to the section, added to the title's weight. */
  link: 7.5,
  pageTitle: 7,
  headingAbove: 4,
  folder: 3,
  /** Text before the first heading of a page. */
  opening: 6,
  text: 5,
  code: 1.5,
  /** For the opening of a page, if many of its sections contain the word. */
  wholePage: 3,
}

/** Weight at which a section reaches half of the maximum score: first mentions count more than later ones. */
const HALF_WEIGHT = 16
/** Number of sections with a word at which a page reaches half of the maximum. */
const HALF_SECTIONS = 2

/** A keyword of a page also raises the page's sections that contain the keyword, if there are at most this many. */
const KEYWORD_SECTIONS = 2
/** Share of the keyword's weight for these sections. */
const KEYWORD_SHARE = 0.6

/** Length normalization of BM25F, from 0 (none) to 1 (full). */
const LENGTH = { title: 0.3, text: 0.6, page: 0.35 }
/** Typical length: words of a title, sections of a page. */
const USUAL = { title: 2, page: 7 }

const normalize = (part: number, length: number) => 1 - part + part * length
const saturate = (amount: number, half: number) => amount / (amount + half)

/** Score of one word in each section, from 0 to 1. */
export interface SectionScores {
  scores: Float32Array
  /** Score of the section's title. */
  titles: Float32Array
}

/** Scores every section by the fields that contain the words found, with BM25F: https://en.wikipedia.org/wiki/Okapi_BM25. */
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
      // Titles above count only if they outweigh the section's own title and keywords.
      const weight =
        Math.max(own[number]!, above[number]!) +
        linked[number]! +
        saying / normalize(LENGTH.text, sections[number]!.length)
      scores[number] = saturate(weight + (number === opening ? whole : 0), HALF_WEIGHT)
    }
  }
  return { scores, titles: inTitle }
}

/** Returns the share of a page that contains the word, from 0 to 1. */
function rateWhole(text: Float32Array, opening: number, end: number) {
  let count = 0
  for (let number = opening; number < end; number++) count += text[number]!
  return saturate(count / normalize(LENGTH.page, (end - opening) / USUAL.page), HALF_SECTIONS)
}
