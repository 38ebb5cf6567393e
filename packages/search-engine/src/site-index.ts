import { type AreaIndex, type IndexedPage, type IndexSlice, listTerms, unpackPages } from '@galley/core/search-index'
import type { DraftIndex } from './draft-index'
import { isWeakWord } from './weak-words'

/** A page's opening or a heading, with what a hit shows of it. */
export interface IndexedSection {
  area: string
  page: IndexedPage
  /** The number of its page's opening. */
  opening: number
  /** 1 for the opening, 2 to 6 for a heading. */
  level: number
  title: string
  /** The page's path, or `path#anchor`. */
  id: string
  /** Titles above it: folders, the page, headings. */
  titles: string[]
  /** The terms of its title in their order. */
  titleTerms: readonly string[]
  /** The terms of each of its keywords. */
  keywordTerms: readonly (readonly string[])[]
  /** How long its text is beside others: 1 is the mean. */
  length: number
  /** The index after its last subsection. */
  end: number
}

/** An area's part of the index; its sections have the numbers from `start` on. */
export interface IndexedArea {
  name: string
  start: number
  shards: readonly IndexSlice[]
  vocabulary: readonly IndexSlice[]
  /** Sections that are not found, whatever they say. */
  hidden?: ReadonlySet<number>
}

/** Sections by the terms of what is said of them. */
type Postings = Map<string, number[]>

/** What a search has before it loads texts. */
export interface SiteIndex {
  areas: IndexedArea[]
  sections: IndexedSection[]
  titles: Postings
  /** Sections by the terms of their keywords, with what a term is of its keyword: 1 of a word, less of a phrase. */
  keywords: Map<string, Map<number, number>>
  /** Sections by the words of the links that lead to them. */
  links: Postings
  /** Openings by the terms of the folders and the area their pages are in. */
  folders: Postings
  /** All of these terms, in their order. */
  terms: string[]
  /** The words of links to published pages, by the ids of their sections; drafts have them too. */
  linkWords: Map<string, string>
  /** Paths of pages that differ from the published ones. */
  drafts: ReadonlySet<string>
}

type Areas = Readonly<Record<string, AreaIndex>>

/** Puts the areas together, and finds the words of their titles. Drafts are behind the published pages, and hide those they replace. */
export function buildSiteIndex(areas: Areas, drafts?: Pick<DraftIndex, 'areas' | 'hidden' | 'drafts'>): SiteIndex {
  const index: SiteIndex = {
    areas: [],
    sections: [],
    titles: new Map(),
    keywords: new Map(),
    links: new Map(),
    folders: new Map(),
    terms: [],
    linkWords: new Map(),
    drafts: drafts?.drafts ?? new Set(),
  }
  addAreas(index, areas, drafts?.hidden)
  if (drafts) addAreas(index, drafts.areas)
  const mean = index.sections.reduce((sum, { length }) => sum + length, 0) / index.sections.length
  for (const section of index.sections) section.length /= mean
  index.terms = [
    ...new Set([index.titles, index.keywords, index.links, index.folders].flatMap((postings) => [...postings.keys()])),
  ].sort()
  return index
}

function addAreas(index: SiteIndex, areas: Areas, hiddenPaths?: ReadonlySet<string>) {
  for (const [name, { pages, folders, shards, vocabulary }] of Object.entries(areas)) {
    const hidden = new Set<number>()
    index.areas.push({ name, start: index.sections.length, shards, vocabulary, hidden })
    for (const page of unpackPages(pages)) {
      page.links?.forEach((words, section) => words && index.linkWords.set(idOf(page, section), words))
      if (hiddenPaths?.has(page.path)) addHidden(index, name, page, hidden)
      else addPage(index, name, page, folders[page.folder] ?? [])
    }
  }
}

/** Keeps the numbers of a page's sections, so that those behind it have theirs: without a word, nothing finds them. */
function addHidden({ sections }: SiteIndex, area: string, page: IndexedPage, hidden: Set<number>) {
  for (let count = 0; count <= page.headings.length; count++) {
    const number = sections.length
    hidden.add(number)
    sections.push({
      area,
      page,
      opening: number,
      level: 1,
      title: '',
      id: '',
      titles: [],
      titleTerms: [],
      keywordTerms: [],
      length: 1,
      end: number + 1,
    })
  }
}

function addPage(index: SiteIndex, area: string, page: IndexedPage, folders: string[]) {
  const { sections, titles, keywords, links, linkWords } = index
  const opening = sections.length
  const above: IndexedSection[] = []
  const add = (section: Pick<IndexedSection, 'id' | 'level' | 'title'>) => {
    while (above.length > 0 && above.at(-1)!.level >= section.level) close(above, sections.length)
    const number = sections.length
    const terms = listTerms(section.title)
    for (const term of terms) addPosting(titles, term, number)
    for (const term of linkWords.get(section.id)?.split(' ') ?? []) addPosting(links, term, number)
    const titlesAbove = [...folders, ...above.map(({ title }) => title)]
    const added = {
      ...section,
      area,
      page,
      opening,
      titles: titlesAbove,
      titleTerms: terms,
      keywordTerms: page.keywords?.[number - opening]?.map(listKeywordTerms) ?? [],
      length: 2 ** page.lengths[number - opening]!,
      end: number + 1,
    }
    sections.push(added)
    above.push(added)
    for (const keyword of added.keywordTerms) addKeyword(keywords, keyword, number)
  }

  add({ id: idOf(page, 0), level: 1, title: page.title })
  // A heading of the first level is a subsection of the page's title too.
  page.headings.forEach(({ level, title }, index) =>
    add({ id: idOf(page, index + 1), level: Math.max(level, 2), title }),
  )
  while (above.length > 0) close(above, sections.length)
  for (const term of [area, ...folders].flatMap((name) => listTerms(name))) addPosting(index.folders, term, opening)
}

/** The id of a page's section: 0 is its opening. */
const idOf = ({ path, headings }: IndexedPage, section: number) =>
  section === 0 ? path : `${path}#${headings[section - 1]!.anchor}`

const close = (above: IndexedSection[], end: number) => {
  above.pop()!.end = end
}

/** The words of a keyword, without those that say little. */
function listKeywordTerms(keyword: string) {
  const terms = listTerms(keyword)
  return terms.every(isWeakWord) ? terms : terms.filter((term) => !isWeakWord(term))
}

/** One word of a phrase says less than the phrase: each counts as a part of a vector of length 1. */
function addKeyword(keywords: SiteIndex['keywords'], terms: readonly string[], section: number) {
  const share = 1 / Math.sqrt(terms.length)
  for (const term of terms) {
    const shares = keywords.get(term) ?? new Map<number, number>()
    shares.set(section, Math.max(shares.get(section) ?? 0, share))
    keywords.set(term, shares)
  }
}

function addPosting(postings: Postings, term: string, section: number) {
  const list = postings.get(term)
  if (!list) postings.set(term, [section])
  else if (list.at(-1) !== section) list.push(section)
}
