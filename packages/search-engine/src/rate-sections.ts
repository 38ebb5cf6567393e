import type { FoundWords } from './find-words'
import type { SiteIndex } from './site-index'
import { weights } from './weights'

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
  isName = false,
): SectionScores {
  const own = new Float32Array(sections.length)
  const above = new Float32Array(sections.length)
  const linked = new Float32Array(sections.length)
  const inTitle = new Float32Array(sections.length)
  const text = new Float32Array(sections.length)
  const code = new Float32Array(sections.length)
  const names = new Float32Array(sections.length)
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
      const length = normalize(weights.titleLength, titleTerms.length / USUAL.title)
      raise(own, number, (quality * (isPage ? weights.title : weights.heading)) / length)
      raise(inTitle, number, quality)
      if (isPage) raiseBelow(number, quality * weights.pageTitle)
    }
    for (const [number, share] of keywords.get(term) ?? []) raise(own, number, quality * share * weights.keyword)
    for (const number of links.get(term) ?? []) raise(linked, number, quality * weights.link)
    for (const number of folders.get(term) ?? []) {
      raise(above, number, quality * weights.folder)
      raiseBelow(number, quality * weights.folder)
    }
    for (const shard of shards) {
      const found = shard.sections.get(term)
      for (const number of found?.text ?? []) raise(text, number, quality)
      for (const number of found?.code ?? []) raise(code, number, quality)
      for (const number of found?.names ?? []) raise(names, number, quality)
    }
  }

  const weightOfName = isName ? weights.name : 0
  const scores = new Float32Array(sections.length)
  for (let opening = 0; opening < sections.length; opening = sections[opening]!.end) {
    const { end } = sections[opening]!
    const whole = weights.wholePage * rateWhole(text, opening, end)
    for (let number = opening; number < end; number++) {
      const saying =
        (number === opening ? weights.opening : weights.text) * text[number]! +
        weights.code * code[number]! +
        weightOfName * names[number]!
      // Titles above count only if they outweigh the section's own title and keywords.
      const weight =
        Math.max(own[number]!, above[number]!) +
        linked[number]! +
        saying / normalize(weights.textLength, sections[number]!.length)
      scores[number] = saturate(weight + (number === opening ? whole : 0), weights.half)
    }
  }
  return { scores, titles: inTitle }
}

/** Returns the share of a page that contains the word, from 0 to 1. */
function rateWhole(text: Float32Array, opening: number, end: number) {
  let count = 0
  for (let number = opening; number < end; number++) count += text[number]!
  return saturate(count / normalize(weights.pageLength, (end - opening) / USUAL.page), weights.halfSections)
}
