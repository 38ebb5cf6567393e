import { posix } from 'node:path'
import { type PageEntry, pathOfText } from '@galley/core/collections'
import type { NavigationItem } from '@galley/core/navigation'
import type { DraftChange, DraftSearch, DraftSearchPage } from '@galley/core/preview'
import { findArea, listDocuments, listPageDetails, type SearchArea } from '@galley/core/search-index'
import { fileLanguage, inFirstLanguage, inLanguage, listTranslations, pathLanguage } from '@galley/core/translations'

/** The content that the draft search covers. */
interface SearchedContent {
  revision: number
  /** Entries of all page collections that the editor may see. */
  pages: readonly Pick<
    PageEntry,
    'path' | 'stem' | 'search' | 'date' | 'sections' | 'language' | 'textLanguage' | 'originalPath'
  >[]
  /** The navigation trees of the same pages. */
  navigation: readonly NavigationItem[]
  areas: readonly SearchArea[]
}

/** Returns the search sections of changed pages. The browser adds them to the published search index. */
export function buildDraftSearch(
  { revision, pages, navigation, areas }: SearchedContent,
  changes: readonly DraftChange[],
): DraftSearch {
  const states = new Map(
    changes.flatMap(({ path, state }) => (path !== undefined && state !== 'deleted' ? [[path, state]] : [])),
  )
  const deleted = new Set(changes.flatMap(({ path, state }) => (state === 'deleted' ? [path] : [])))
  const renamed = changes
    .filter(({ kind }) => kind === 'folder')
    .map(({ file }) => ({ folder: `${posix.dirname(inFirstLanguage(file))}/`, language: fileLanguage(file) }))
  const pagesOf = new Map(areas.map((area) => [area, listPageDetails(navigation, area.pathPrefix)]))

  const shown: DraftSearchPage[] = []
  const kept = new Set<string>()
  for (const { path, stem, search, date, ...page } of pages) {
    // The page of a deleted translation shows the text of its original.
    const state = states.get(pathOfText({ path, ...page })) ?? (deleted.has(path) ? 'changed' : undefined)
    const isRenamed = renamed.some(
      ({ folder, language }) =>
        inFirstLanguage(stem).startsWith(folder) && [undefined, pathLanguage(path)].includes(language),
    )
    if (!state && !isRenamed) {
      kept.add(path)
      continue
    }
    const area = findArea(path, areas)
    // The site leaves drafts out of its search; the preview includes them.
    const sections = area
      ? listDocuments([{ path, search, date, sections: page.sections, draft: false }], pagesOf.get(area)!, area.boost)
      : []
    if (!area || sections.length === 0) continue
    kept.add(path)
    shown.push({ path, area: area.name, ...(state && { state }), sections })
  }
  const before = changes.flatMap(({ path, from }) => [path, from]).filter((path) => path !== undefined)
  const inAll = before.flatMap((path) => [path, ...listTranslations().map((language) => inLanguage(path, language))])
  const gone = new Set(inAll.filter((path) => !kept.has(path)))
  return { revision, pages: shown, gone: [...gone] }
}
