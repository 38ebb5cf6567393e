import { posix } from 'node:path'
import type { PageEntry } from '@galley/core/collections'
import type { NavigationItem } from '@galley/core/navigation'
import type { DraftChange, DraftSearch, DraftSearchPage } from '@galley/core/preview'
import { findArea, listDocuments, listPageDetails, type SearchArea } from '@galley/core/search-index'

/** The content in which drafts are searched. */
interface SearchedContent {
  revision: number
  /** The entries of all page collections, without those that may not be seen. */
  pages: readonly Pick<PageEntry, 'path' | 'stem' | 'search' | 'date' | 'sections'>[]
  /** The navigation trees of the same pages. */
  navigation: readonly NavigationItem[]
  areas: readonly SearchArea[]
}

/** The search sections of these changes, for searches of the published index. */
export function buildDraftSearch(
  { revision, pages, navigation, areas }: SearchedContent,
  changes: readonly DraftChange[],
): DraftSearch {
  const states = new Map(
    changes.flatMap(({ path, state }) => (path !== undefined && state !== 'deleted' ? [[path, state]] : [])),
  )
  const renamed = changes.filter(({ kind }) => kind === 'folder').map(({ file }) => `${posix.dirname(file)}/`)
  const pagesOf = new Map(areas.map((area) => [area, listPageDetails(navigation, area.pathPrefix)]))

  const shown: DraftSearchPage[] = []
  const kept = new Set<string>()
  for (const { path, stem, search, date, ...page } of pages) {
    const state = states.get(path)
    if (!state && !renamed.some((folder) => stem.startsWith(folder))) continue
    const area = findArea(path, areas)
    // A preview finds drafts, which the site leaves out.
    const sections = area
      ? listDocuments([{ path, search, date, sections: page.sections, draft: false }], pagesOf.get(area)!, area.boost)
      : []
    if (!area || sections.length === 0) continue
    kept.add(path)
    shown.push({ path, area: area.name, ...(state && { state }), sections })
  }
  const before = changes.flatMap(({ path, from }) => [path, from])
  const gone = new Set(before.filter((path) => path !== undefined && !kept.has(path)) as string[])
  return { revision, pages: shown, gone: [...gone] }
}
