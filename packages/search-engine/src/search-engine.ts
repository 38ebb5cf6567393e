import type { Fetch } from '@galley/core/request'
import { isAboutNews, listOtherAreas, pageTextsPath, type PageTexts, type SearchArea } from '@galley/core/search-index'
import { pathLanguage } from '@galley/core/translations'
import { cutExcerpt } from './cut-excerpt'
import { indexDrafts, withDrafts, type DraftIndex } from './draft-index'
import { findQuery, type FoundTerm } from './find-query'
import { createIndexLoader, type IndexLoader } from './index-loader'
import { rankSections } from './rank-sections'
import { MAX_COUNT, type DraftEngine, type SearchAnswer, type SearchHit, type SearchRequest } from './search-client'
import { buildSiteIndex, type IndexedSection, type SiteIndex } from './site-index'
import { suggestSearches } from './suggestions'
import { type FindSynonyms, readSynonyms } from './synonyms'
import { createTextShards } from './text-shards'
import { createWordFinder, type FindAndRate } from './word-finder'

/** Maximum number of hits per area in a search of all areas. */
export const MAX_HITS = 12
/** Maximum number of hits of one page. */
export const MAX_PAGE_HITS = 4
/** Maximum length of a search in characters. Longer ones are cut. */
export const MAX_QUERY_LENGTH = 200
/** Maximum number of hits of the first suggestion, for a search without hits. */
const MAX_CLOSEST = 5

export interface SearchEngineParts {
  fetch: Fetch
  /** Groups of synonyms of this site, added to the general ones. */
  synonyms?: readonly (readonly string[])[]
  /** Code of the site's language, or of the first one. The general synonyms and the stop words are English. @default 'en' */
  language?: string
  /** Areas of the site. A search of the whole site covers only one version of the documentation. @default no area has a version */
  areas?: readonly SearchArea[]
}

type SearchEngine = Pick<DraftEngine, 'search' | 'readExcerpts' | 'setDrafts'> & {
  /** Loads the index for searches on the page at a path. */
  prepare: (path: string) => Promise<void>
}

/** The index of one language. */
interface OpenIndex {
  manifest: object
  drafts: DraftIndex | undefined
  files: IndexLoader
  index: SiteIndex
  find: FindAndRate
}

/** Creates a search engine over the files of the index, for browsers and servers. */
export function createSearchEngine({
  fetch,
  synonyms,
  language = 'en',
  areas: siteAreas = [],
}: SearchEngineParts): SearchEngine {
  const loader = createIndexLoader(fetch)
  const synonymsIn: Partial<Record<'english' | 'other', FindSynonyms>> = {}
  let drafts: DraftIndex | undefined
  const opened = new Map<string | undefined, OpenIndex>()

  /** Opens the index of the areas in the language of a path. */
  const open = async (path: string) => {
    const language = pathLanguage(path)
    const isWanted = (name: string) => !siteAreas.some((area) => area.name === name && area.language !== language)
    let parts
    try {
      parts = await loader.loadAreas(isWanted)
    } catch (cause) {
      throw new Error('The search could not be loaded. Check the connection, then try again.', { cause })
    }
    const { manifest, areas } = parts
    const known = opened.get(language)
    if (known?.manifest === manifest && known.drafts === drafts) return known
    const index = buildSiteIndex(areas, drafts)
    const files = drafts ? withDrafts(loader, drafts) : loader
    const find = createWordFinder({ index, texts: createTextShards(files) })
    const next = { manifest, drafts, files, index, find }
    opened.set(language, next)
    return next
  }

  const search = async (request: SearchRequest, signal: AbortSignal): Promise<SearchAnswer> => {
    const { text, path, area } = request
    const query = text.slice(0, MAX_QUERY_LENGTH)
    const { index, find } = await open(path)
    signal.throwIfAborted()
    const isEnglish = /^en\b/i.test(pathLanguage(path) ?? language)
    const synonymsOf = (synonymsIn[isEnglish ? 'english' : 'other'] ??= readSynonyms(synonyms, isEnglish))
    const { terms, rated, words, isLost } = await findQuery(query, index, find, synonymsOf, isEnglish)
    signal.throwIfAborted()
    const ranked = rankSections(index.sections, rated, { path, isNews: terms.some(({ term }) => isAboutNews(term)) })
    const others = listOtherAreas(siteAreas, path)
    const { chosen, counts } = chooseHits(ranked, index, others, area)
    const best = index.sections[(area === undefined ? chosen : ranked)[0] ?? -1]
    const corrected = best && correct(query, terms)
    const suggestions = best ? [] : suggestSearches(query, terms, index.terms)
    const [suggested] = suggestions
    const closest = suggested === undefined ? [] : (await search({ ...request, text: suggested }, signal)).hits
    return {
      hits: chosen.map((section) => describe(index, section, words)),
      counts,
      ...(others.size > 0 && { others: [...others] }),
      ...(corrected !== undefined && { corrected }),
      leftOut: best && !isLost ? listLeftOut(query, terms, best) : [],
      suggestions,
      closest: closest.slice(0, MAX_CLOSEST),
      isPartial: isLost,
    }
  }

  return {
    prepare: async (path) => {
      await open(path)
    },
    search,
    setDrafts: (next) => {
      drafts = next && indexDrafts(next)
    },
    readExcerpts: async (hits, signal) => {
      const { index, files } = await open(hits[0]?.id ?? '')
      const excerpts = await readExcerpts(hits, index, files)
      signal.throwIfAborted()
      return excerpts
    },
  }
}

/** Returns the sections to show and the number of hits in each area, up to the maximum of each area and page. */
function chooseHits(
  ranked: readonly number[],
  { sections }: SiteIndex,
  others: ReadonlySet<string>,
  only: string | undefined,
) {
  const counts: Record<string, number> = {}
  const ofPage = new Map<number, number>()
  const chosen: number[] = []
  for (const section of ranked) {
    const { area, opening } = sections[section]!
    const [inPage, inArea] = [ofPage.get(opening) ?? 0, counts[area] ?? 0]
    if (inPage === MAX_PAGE_HITS || inArea === MAX_COUNT) continue
    ofPage.set(opening, inPage + 1)
    counts[area] = inArea + 1
    if (only === undefined ? inArea < MAX_HITS && !others.has(area) : only === area) chosen.push(section)
  }
  return { chosen, counts }
}

async function readExcerpts(hits: readonly SearchHit[], { sections }: SiteIndex, { load }: IndexLoader) {
  const excerpts: Record<string, string> = {}
  await Promise.all(
    hits.map(async ({ id, terms }) => {
      const number = sections.findIndex((section) => section.id === id)
      if (number < 0) return
      const { page, opening } = sections[number]!
      // A missing page must not remove the excerpts of other pages.
      const texts = await load<PageTexts>(pageTextsPath(page.path)).catch(() => [])
      const text = texts[number - opening]
      if (text) excerpts[id] = cutExcerpt(text, terms)
    }),
  )
  return excerpts
}

function describe({ sections, drafts }: SiteIndex, section: number, terms: readonly string[]): SearchHit {
  const { id, area, title, titles, level, page } = sections[section]!
  const icon = page.icon !== undefined && { icon: page.icon }
  return { id, area, title, titles, level, ...icon, terms, ...(drafts.has(page.path) && { isDraft: true }) }
}

/** Returns the typed words, without stop words, that the page of a section contains in no form. */
function listLeftOut(query: string, terms: readonly FoundTerm[], { opening, page }: IndexedSection) {
  const end = opening + page.lengths.length
  return terms
    .filter(({ isWeak, scores }) => !isWeak && scores.subarray(opening, end).every((score) => score === 0))
    .map(({ start, end }) => query.slice(start, end))
}

/** Returns the search with corrected words. Returns undefined if nothing was corrected. */
function correct(query: string, terms: readonly FoundTerm[]): string | undefined {
  let corrected = ''
  let end = 0
  for (const { start, end: endOfWord, found, hasAlternatives } of terms) {
    if (!found.isCorrected || hasAlternatives) continue
    corrected += query.slice(end, start) + found.words[0]![0]
    end = endOfWord
  }
  return end > 0 ? corrected + query.slice(end) : undefined
}
