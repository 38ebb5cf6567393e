import { groupBy } from '@galley/core/group-by'
import type { DraftSearch } from '@galley/core/preview'
import {
  type AreaIndex,
  listPages,
  listPostings,
  listTexts,
  type PageSections,
  pageTextsPath,
} from '@galley/core/search-index'
import type { IndexLoader } from './index-loader'

/** An index of drafts, beside the index of published pages. */
export interface DraftIndex {
  /** Drafts of each area, by name. */
  areas: Record<string, AreaIndex>
  /** Words and texts of the drafts, by the paths of their files. */
  files: ReadonlyMap<string, unknown>
  /** Paths of published pages that drafts replaced or deleted. */
  hidden: ReadonlySet<string>
  /** Paths of drafts. */
  drafts: ReadonlySet<string>
}

/** Indexes drafts as the build indexes pages. */
export function indexDrafts({ pages, gone }: DraftSearch): DraftIndex {
  const areas: DraftIndex['areas'] = {}
  const files = new Map<string, unknown>(pages.map(({ path, sections }) => [pageTextsPath(path), listTexts(sections)]))
  for (const [name, drafts] of groupBy(pages, ({ area }) => [area])) {
    const ofArea = drafts.map(({ sections }) => sections as PageSections)
    const shard = listPostings(ofArea.flat())
    // Not paths, so that the names never equal files of the site.
    const [words, vocabulary] = [`words of drafts of ${name}`, `vocabulary of drafts of ${name}`]
    files.set(words, shard)
    files.set(
      vocabulary,
      shard.map(([term]) => term),
    )
    areas[name] = {
      ...listPages(ofArea),
      shards: [{ from: '', file: words }],
      vocabulary: [{ from: '', file: vocabulary }],
    }
  }
  return {
    areas,
    files,
    hidden: new Set([...gone, ...pages.map(({ path }) => path)]),
    drafts: new Set(pages.flatMap(({ path, state }) => (state ? [path] : []))),
  }
}

/** Adds drafts to a loader, which loads the other files. */
export const withDrafts = (loader: IndexLoader, { files }: DraftIndex): IndexLoader => ({
  ...loader,
  load: async <Content>(path: string) => (files.get(path) as Content | undefined) ?? loader.load(path),
})
