import type { DraftSearch } from '@galley/core/preview'
import {
  type AreaIndex,
  type IndexShard,
  type IndexVocabulary,
  listBodyTerms,
  listPages,
  listPostings,
  listTexts,
  type PageSections,
  type PageTexts,
} from '@galley/core/search-index'
import type { IndexLoader } from './index-loader'

/** An index of drafts, beside the index of published pages. */
export interface DraftIndex {
  /** Drafts of each area, by name. */
  areas: Record<string, AreaIndex>
  /** Paths of published pages that drafts replaced or deleted. */
  hidden: ReadonlySet<string>
  /** Paths of drafts. */
  drafts: ReadonlySet<string>
  shards: ReadonlyMap<string, IndexShard>
  vocabularies: ReadonlyMap<string, IndexVocabulary>
  texts: ReadonlyMap<string, PageTexts>
}

type BodyTerms = ReturnType<typeof listBodyTerms>

/** Returns a function that indexes drafts as the build indexes pages. The function caches the words of unchanged texts. */
export function createDraftIndexer(): (drafts: DraftSearch) => DraftIndex {
  let remembered = new Map<string, BodyTerms>()
  return (drafts) => {
    const terms = new Map<string, BodyTerms>()
    const index = buildDraftIndex(drafts, (section) => {
      const key = [section.text, section.code, section.names].join('\0')
      const known = remembered.get(key) ?? listBodyTerms(section)
      terms.set(key, known)
      return known
    })
    remembered = terms
    return index
  }
}

type Section = PageSections[number]

function buildDraftIndex({ pages, gone }: DraftSearch, termsOf: (section: Section) => BodyTerms): DraftIndex {
  const areas: DraftIndex['areas'] = {}
  const shards = new Map<string, IndexShard>()
  const vocabularies = new Map<string, IndexVocabulary>()
  for (const name of new Set(pages.map(({ area }) => area))) {
    const own = pages.filter(({ area }) => area === name).map(({ sections }) => sections as PageSections)
    const shard = listPostings(own.flat(), termsOf)
    // Not a path, so that the name never equals a file of the site.
    const slice = shard.slice(0, 1).map(([from]) => ({ from, file: `drafts of ${name}` }))
    areas[name] = { ...listPages(own), shards: slice, vocabulary: slice }
    for (const { file } of slice) {
      shards.set(file, shard)
      vocabularies.set(
        file,
        shard.map(([term]) => term),
      )
    }
  }
  return {
    areas,
    shards,
    vocabularies,
    hidden: new Set([...gone, ...pages.map(({ path }) => path)]),
    drafts: new Set(pages.flatMap(({ path, state }) => (state ? [path] : []))),
    texts: new Map(pages.map(({ path, sections }) => [path, listTexts(sections)])),
  }
}

/** Adds drafts to a loader, which loads the other files. */
export const withDrafts = (loader: IndexLoader, { shards, vocabularies, texts }: DraftIndex): IndexLoader => ({
  loadAreas: loader.loadAreas,
  loadShard: async (file) => shards.get(file) ?? loader.loadShard(file),
  loadVocabulary: async (file) => vocabularies.get(file) ?? loader.loadVocabulary(file),
  loadTexts: async (path) => texts.get(path) ?? loader.loadTexts(path),
})
