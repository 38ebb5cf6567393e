import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ContentFile,
  type ContentStore,
  listFolderRedirects,
  listSlugRedirects,
  navigationKey,
  type PageAnchors,
  pagePathOf,
  readRedirects,
  REDIRECT_FILE,
} from '@galley/content'
import { buildNavigation } from '@galley/core/build-navigation'
import { pageCollectionNames, withUntranslated } from '@galley/core/collections'
import { onceForEach } from '@galley/core/once-for-each'
import { listAreas } from '@galley/core/route-table'
import { collections, routes } from '@galley/site/collections'

/** Collections in which a folder without a page redirects to the first page of the folder. */
const COLLECTIONS_WITH_FOLDERS = pageCollectionNames(collections).filter((name) => collections[name].typeName === 'Doc')

/**
 * Returns a cache key with the parts of a file on which redirects depend. The key is cached per object, and a file that is read again is a new
 * object.
 */
const keyOf = onceForEach((file: ContentFile) =>
  JSON.stringify([navigationKey(file), file.kind === 'page' ? file.entry?.anchors : undefined]),
)

export type DraftRedirects = ReturnType<typeof readDraftRedirects>

/**
 * Reads the redirects of a branch as a build with its drafts would. Returns the same object until a change affects redirects, because most saves
 * change only the text of a page.
 */
export function createRedirectReader(contentDir: string, getStore: () => ContentStore) {
  const file = join(contentDir, '..', REDIRECT_FILE)
  let last: { keys: readonly unknown[]; found: DraftRedirects } | undefined

  /** @param otherPages Paths of pages without a content file. */
  return (otherPages: readonly string[]): DraftRedirects => {
    const store = getStore()
    const failed = store.failed()
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const keys = [text, otherPages, ...store.files().flatMap((one) => [keyOf(one), failed.has(one.file)])]
    if (last?.keys.length === keys.length && last.keys.every((key, index) => key === keys[index])) return last.found
    const found = readDraftRedirects(store, text, otherPages)
    last = { keys, found }
    return found
  }
}

/** Returns the problems and the valid redirects, including redirects of folders without a page. */
function readDraftRedirects(store: ContentStore, text: string, otherPages: readonly string[]) {
  const pages: PageAnchors = new Map<string, readonly string[] | 'any' | null>([
    ...otherPages.map((one) => [one, null] as const),
    ...withUntranslated(
      store.files().flatMap((file) => {
        const path = pagePathOf(file)
        if (path === undefined) return []
        const entry = file.kind === 'page' && !store.failed().has(file.file) ? file.entry : undefined
        return [{ file: file.file, path, anchors: entry ? entry.anchors : ('any' as const) }]
      }),
    ).map(({ path, anchors }) => [path, anchors] as const),
  ])
  const view = store.view()
  const docs = COLLECTIONS_WITH_FOLDERS.flatMap((name) => view.entriesOf(name))
  const entries = pageCollectionNames(collections).flatMap((name) => view.entriesOf(name))
  const folders = [
    ...listFolderRedirects(buildNavigation(docs, view.folders()), pages),
    ...listSlugRedirects(entries, pages),
  ]
  const areas = listAreas(routes, pages.keys())
  const { redirects, folderRedirects, problems } = readRedirects(REDIRECT_FILE, text, pages, folders, areas)
  return { redirects: [...redirects, ...folderRedirects], problems: problems.filter(({ isWarning }) => !isWarning) }
}
