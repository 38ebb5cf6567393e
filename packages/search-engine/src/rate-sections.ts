import type { FoundWords } from './find-words'
import type { Posting, SiteIndex } from './site-index'
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
export function rateSections({ sections, postings }: SiteIndex, { words, shards }: FoundWords): SectionScores {
  const createField = () => new Float32Array(sections.length)
  const fields: Record<Posting['field'] | 'text' | 'code', Float32Array> = {
    title: createField(),
    keyword: createField(),
    link: createField(),
    folder: createField(),
    text: createField(),
    code: createField(),
  }
  const raise = (field: keyof typeof fields, section: number, quality: number) => {
    if (quality > fields[field][section]!) fields[field][section] = quality
  }
  for (const [term, quality] of words) {
    for (const { field, section, share } of postings.get(term) ?? []) raise(field, section, quality * share)
    for (const shard of shards) {
      const found = shard.sections.get(term)
      for (const section of found?.text ?? []) raise('text', section, quality)
      for (const section of found?.code ?? []) raise('code', section, quality)
    }
  }

  const { title, keyword, link, folder, text, code } = fields
  const scores = createField()
  sections.forEach(({ opening, end, titleLength, length }, number) => {
    const isOpening = number === opening
    const titleWeight = isOpening ? weights.title : weights.heading
    const textWeight = isOpening ? weights.opening : weights.text
    const weight =
      (titleWeight * title[number]!) / normalize(weights.titleLength, titleLength / USUAL.title) +
      weights.keyword * keyword[number]! +
      weights.link * link[number]! +
      weights.folder * folder[number]! +
      (textWeight * text[number]! + weights.code * code[number]!) / normalize(weights.textLength, length) +
      (isOpening ? weights.wholePage * rateWhole(text, opening, end) : weights.pageTitle * title[opening]!)
    scores[number] = saturate(weight, weights.half)
  })
  return { scores, titles: title }
}

/** Returns the share of a page that contains the word, from 0 to 1. */
function rateWhole(text: Float32Array, opening: number, end: number) {
  let count = 0
  for (let number = opening; number < end; number++) count += text[number]!
  return saturate(count / normalize(weights.pageLength, (end - opening) / USUAL.page), weights.halfSections)
}

const combine = (
  one: SectionScores,
  other: SectionScores,
  choose: (a: number, b: number) => number,
): SectionScores => ({
  scores: one.scores.map((score, section) => choose(score, other.scores[section]!)),
  titles: one.titles.map((title, section) => choose(title, other.titles[section]!)),
})

/** Joins the scores of a word and of an alternative. */
export const joinScores = (word: SectionScores, other: SectionScores) => combine(word, other, Math.max)

/** Returns the scores of sections that contain both parts of a word. */
export const splitScores = (first: SectionScores, second: SectionScores) =>
  scaleScores(combine(first, second, Math.min), weights.split)

/** Multiplies scores by a quality. */
export const scaleScores = ({ scores, titles }: SectionScores, quality: number): SectionScores => ({
  scores: scores.map((score) => score * quality),
  titles: titles.map((title) => title * quality),
})
