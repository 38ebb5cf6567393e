import { type AreaIndex, type IndexedPage, type IndexSlice, listTerms, unpackPages } from '@galley/core/search-index'
import type { DraftIndex } from './draft-index'

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
  /** Number of different words in the title. */
  titleLength: number
  /** Length of the text, relative to the mean. */
  length: number
  /** Number after the last subsection. */
  end: number
}

/** An area's part of the index. */
export interface IndexedArea {
  /** The number of each section of the area's files in the index; undefined for a section that drafts hide. */
  numbers: (number | undefined)[]
  shards: readonly IndexSlice[]
  vocabulary: readonly IndexSlice[]
}

/** A section with a word in its title, its keywords or the links to it, or the opening of a page with the word in a folder or the area. */
export interface Posting {
  field: 'title' | 'keyword' | 'link' | 'folder'
  section: number
  /** Share of the word in a keyword: 1 for a single word, less in a phrase. 1 in other fields. */
  share: number
}

/** The index without texts. */
export interface SiteIndex {
  areas: IndexedArea[]
  sections: IndexedSection[]
  postings: Map<string, Posting[]>
  /** The terms of the postings, sorted. */
  terms: string[]
  /** Paths of drafts. */
  drafts: ReadonlySet<string>
}

type Areas = Readonly<Record<string, AreaIndex>>

/** Joins the areas and indexes their titles. Drafts come after the published pages, and hide the pages they replace. */
export function buildSiteIndex(areas: Areas, drafts?: Pick<DraftIndex, 'areas' | 'hidden' | 'drafts'>): SiteIndex {
  const index: SiteIndex = {
    areas: [],
    sections: [],
    postings: new Map(),
    terms: [],
    drafts: drafts?.drafts ?? new Set(),
  }
  const linked = new Map<string, IndexedPage>()
  addAreas(index, areas, linked, drafts?.hidden)
  if (drafts) addAreas(index, drafts.areas, linked)
  const mean = index.sections.reduce((sum, { length }) => sum + length, 0) / index.sections.length
  for (const section of index.sections) section.length /= mean
  index.terms = [...index.postings.keys()].sort()
  return index
}

/** Adds areas. `linked` has the pages whose links count, by path: links to a published page find its draft too. */
function addAreas(index: SiteIndex, areas: Areas, linked: Map<string, IndexedPage>, hidden?: ReadonlySet<string>) {
  for (const [name, { pages, folders, shards, vocabulary }] of Object.entries(areas)) {
    const numbers: IndexedArea['numbers'] = []
    for (const page of unpackPages(pages)) {
      const isHidden = hidden?.has(page.path)
      const opening = index.sections.length
      numbers.push(...page.lengths.map((_, section) => (isHidden ? undefined : opening + section)))
      if (!linked.has(page.path)) linked.set(page.path, page)
      if (!isHidden) addPage(index, name, page, folders[page.folder] ?? [], linked.get(page.path)!)
    }
    index.areas.push({ numbers, shards, vocabulary })
  }
}

function addPage(
  { sections, postings }: SiteIndex,
  area: string,
  page: IndexedPage,
  folders: string[],
  { popularity, links = [], ...linked }: IndexedPage,
) {
  const addPostings = (field: Posting['field'], section: number, terms: readonly string[], share = 1) => {
    for (const term of terms) {
      const found = postings.get(term)
      if (found) found.push({ field, section, share })
      else postings.set(term, [{ field, section, share }])
    }
  }
  const own = { ...page, popularity }
  const opening = sections.length
  const anchors = ['', ...linked.headings.map(({ anchor }) => anchor)]
  const headings = [{ level: 1, title: page.title, anchor: '' }, ...page.headings]
  // A heading of level 1 is a subsection of the page's title too.
  const levels = headings.map(({ level }, index) => (index === 0 ? 1 : Math.max(level, 2)))
  headings.forEach(({ title, anchor }, index) => {
    const number = opening + index
    const level = levels[index]!
    const next = levels.findIndex((other, at) => at > index && other <= level)
    const above = sections.slice(opening).filter(({ end }) => end > number)
    const terms = listTerms(title)
    sections.push({
      area,
      page: own,
      opening,
      level,
      title,
      id: anchor === '' ? page.path : `${page.path}#${anchor}`,
      titles: [...folders, ...above.map(({ title }) => title)],
      titleLength: terms.length,
      length: 2 ** page.lengths[index]!,
      end: next < 0 ? opening + headings.length : opening + next,
    })
    addPostings('title', number, terms)
    addPostings('link', number, links[anchors.indexOf(anchor)]?.split(' ').filter(Boolean) ?? [])
    for (const keyword of page.keywords?.[index] ?? []) {
      const words = listTerms(keyword)
      // The words of a phrase share its weight, as a vector of length 1.
      addPostings('keyword', number, words, 1 / Math.sqrt(words.length))
    }
  })
  addPostings(
    'folder',
    opening,
    [area, ...folders].flatMap((name) => listTerms(name)),
  )
}
