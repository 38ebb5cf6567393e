import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ContentStore,
  type ContentView,
  listFolderRedirects,
  type PageAnchors,
  pagePathOf,
  readRedirects,
  REDIRECT_FILE,
} from '../../../content'
import { collections, routes } from '../../../content.config'
import { buildNavigation } from '../../../lib/build-navigation'
import { pageCollectionNames } from '../../../lib/collections'
import { onceForEach } from '../../../lib/once-for-each'
import { listAreas } from '../../../lib/route-table'

/** The collections whose folders without a page lead to their first one. */
const COLLECTIONS_WITH_FOLDERS = pageCollectionNames(collections).filter((name) => collections[name].typeName === 'Doc')

/** The same until a file changes. */
const navigationOf = onceForEach((view: ContentView) =>
  buildNavigation(
    COLLECTIONS_WITH_FOLDERS.flatMap((name) => view.entriesOf(name)),
    view.folders(),
  ),
)

/**
 * Reads the redirects of a branch, as the build would with its drafts.
 * @param otherPages Paths of the pages that no content file makes.
 */
export function readDraftRedirects(contentDir: string, store: ContentStore, otherPages: readonly string[]) {
  const path = join(contentDir, '..', REDIRECT_FILE)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const pages: PageAnchors = new Map<string, readonly string[] | 'any' | null>([
    ...otherPages.map((one) => [one, null] as const),
    ...store.files().flatMap((file) => {
      const own = pagePathOf(file)
      if (own === undefined) return []
      const entry = file.kind === 'page' && !store.failed().has(file.file) ? file.entry : undefined
      return [[own, entry ? entry.anchors : 'any'] as const]
    }),
  ])
  const folders = listFolderRedirects(navigationOf(store.view()), pages)
  return readRedirects(REDIRECT_FILE, text, pages, folders, listAreas(routes, pages.keys()))
}
