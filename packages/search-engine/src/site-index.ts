import { type AreaIndex, type IndexedPage, type IndexSlice, listTerms, unpackPages } from '@galley/core/search-index'
import type { DraftIndex } from './draft-index'
import { isWeakWord } from './weak-words'

/** A page's opening or a heading, with the data of a hit. */
export interface IndexedSection {
  area: string
  page: IndexedPage
  /** Number of the page's opening. */
  opening: number
  /** 1 for the opening, 2 to 6 for a heading. */
  level: number
  title: string
  /** The page's path, or `path#anchor`. */
  id: string
  /** Titles of folders, page and headings above. */
  titles: string[]
  /** Terms of the title in order. */
  titleTerms: readonly string[]
  /** Terms of each keyword. */
  keywordTerms: readonly (readonly string[])[]
  /** Length of the text, relative to the mean. */
  length: number
  /** Number after the last subsection. */
  end: number
}

/** An area's part of the index. The numbers of its sections begin at `start`. */
export interface IndexedArea {
  name: string
  start: number
  shards: readonly IndexSlice[]
  vocabulary: readonly IndexSlice[]
  /** Numbers of hidden sections. */
  hidden?: ReadonlySet<number>
}

/** Numbers of sections by term. */
type Postings = Map<string, number[]>

/** The index without texts. */
export interface SiteIndex {
  areas: IndexedArea[]
  sections: IndexedSection[]
  titles: Postings
  /** Sections by the terms of their keywords, with the share of the term in the keyword: 1 for a single word, less in a phrase. */
  keywords: Map<string, Map<number, number>>
  /** Sections by the words of links to them. */
  links: Postings
  /** Openings by the terms of their folders and area. */
  folders: Postings
  /** All terms of the postings above, sorted. */
  terms: string[]
  /** Words of links to published pages, by section id. Drafts with the same id use them too. */
  linkWords: Map<string, string>
  /** Popularity of published pages, by path. Drafts with the same path use it too. */
  popularity: Map<string, number>
  /** Paths of drafts. */
  drafts: ReadonlySet<string>
}

type Areas = Readonly<Record<string, AreaIndex>>

/** Joins the areas and indexes their titles. Drafts come after the published pages, and hide the pages they replace. */
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
    popularity: new Map(),
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
      const popularity = page.popularity ?? index.popularity.get(page.path) ?? 0
      index.popularity.set(page.path, popularity)
      if (hiddenPaths?.has(page.path)) addHidden(index, name, page, hidden)
      else addPage(index, name, { ...page, popularity }, folders[page.folder] ?? [])
    }
  }
}

/** Adds sections of a hidden page without words, so that later sections keep their numbers. */
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
  // A heading of level 1 is a subsection of the page's title too.
  page.headings.forEach(({ level, title }, index) =>
    add({ id: idOf(page, index + 1), level: Math.max(level, 2), title }),
  )
  while (above.length > 0) close(above, sections.length)
  for (const term of [area, ...folders].flatMap((name) => listTerms(name))) addPosting(index.folders, term, opening)
}

/** Returns the id of a page's section. Section 0 is the opening. */
const idOf = ({ path, headings }: IndexedPage, section: number) =>
  section === 0 ? path : `${path}#${headings[section - 1]!.anchor}`

const close = (above: IndexedSection[], end: number) => {
  above.pop()!.end = end
}

/** Returns the words of a keyword, without stop words. */
function listKeywordTerms(keyword: string) {
  const terms = listTerms(keyword)
  return terms.every(isWeakWord) ? terms : terms.filter((term) => !isWeakWord(term))
}

/** Adds a keyword. The words of a phrase share its weight, as a vector of length 1. */
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
