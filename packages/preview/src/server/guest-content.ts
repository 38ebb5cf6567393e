import {
  type ContentFile,
  type ContentStore,
  type ContentView,
  listDownloads,
  type PageName,
  pagePathOf,
} from '@galley/content'
import { type PageEntry, pathOfText } from '@galley/core/collections'
import type { Baseline, DraftChange } from '@galley/core/preview'
import { imagesOf, isOfSeenPages, isReferencedBy, type MaySee } from './differences'

interface GuestContentOptions {
  store: ContentStore
  differencesFrom: (baseline: Baseline) => Promise<DraftChange[]>
}

/** Reduces the content to what a guest, a token with a path scope, may see or use. */
export function createGuestContent({ store, differencesFrom }: GuestContentOptions) {
  /** Returns the filter of images that a token may see: images of visible saved pages, and published ones. An unsaved text could name any image. */
  const findSeenImages = (baseline: Baseline, maySee: MaySee) => {
    const seenFiles = store.files().filter((file) => isOfSeenPages(file, maySee))
    const shown = new Set(seenFiles.flatMap(({ entry }) => (entry ? imagesOf(entry) : [])))
    return (file: string, digest: string | undefined) => shown.has(file) || baseline.files[file] === digest
  }

  /**
   * Lists the files that an unsaved text may use if its author has a path scope: visible pages, and published files, even if they no longer
   * exist. The file's own references are already visible to its author.
   */
  const listUsable = (file: string, baseline: Baseline, maySee: MaySee): ReadonlyMap<string, string> => {
    const isSeenImage = findSeenImages(baseline, maySee)
    const published = Object.entries(baseline.paths).filter(([name, path]) => name !== file && path.startsWith('/'))
    const own = [...store.allFiles().values()].flatMap((one): [string, string][] => {
      const path = pagePathOf(one)
      if (path !== undefined) return maySee(path) ? [[one.file, path]] : []
      return one.kind === 'image' && isSeenImage(one.file, one.digest) ? [[one.file, '']] : []
    })
    const seen = store.files().flatMap((one) => {
      const path = pagePathOf(one)
      return one.entry && path !== undefined && maySee(path) ? [one.entry] : []
    })
    const downloads = [...listDownloads(seen).values()].map((name): [string, string] => [name, ''])
    return new Map([...downloads, ...published, ...own])
  }

  /** Removes drafts of hidden pages, and their images, from the content. Published content stays. */
  const withoutDrafts = async (view: ContentView, baseline: Baseline, maySee: MaySee): Promise<ContentView> => {
    const drafts = (await differencesFrom(baseline)).flatMap(({ path }) => path ?? [])
    const changed = new Set(drafts)
    const isSeenImage = findSeenImages(baseline, maySee)
    const digestOfImage = (file: string) => {
      const digest = view.digestOfImage(file)
      return isSeenImage(file, digest) ? digest : undefined
    }
    // A page without a translation has the text of its original.
    const isShown = (page: PageEntry) => maySee(page.path) || !changed.has(pathOfText(page))
    return { ...narrowView(view, isShown), digestOfImage }
  }

  /** Removes unpublished data that only the unsaved text names. Otherwise the sender of the text could read data by guessing names. */
  const withoutNewData = async (
    view: ContentView,
    tried: ContentFile,
    saved: ContentFile | undefined,
    baseline: Baseline,
  ) => {
    const changed = new Set((await differencesFrom(baseline)).map(({ file }) => file))
    const isNew = (one: ContentFile) =>
      one.kind === 'data' &&
      changed.has(one.file) &&
      isReferencedBy(one, tried) &&
      !(saved && isReferencedBy(one, saved))
    const hidden = new Set(store.files().flatMap((one) => (isNew(one) && one.entry ? one.entry.id : [])))
    const entriesOf: ContentView['entriesOf'] = (collection) =>
      view.entriesOf(collection as PageName).filter(({ id }) => !hidden.has(id))
    return { ...view, entriesOf }
  }

  return { listUsable, withoutDrafts, withoutNewData }
}

const NO_FOLDERS: ReturnType<ContentView['folders']> = []

/** Returns the content with only the pages that pass `isShown`, and all data. Folders lose their titles, which may be drafts. */
export const narrowView = (view: ContentView, isShown: (page: PageEntry) => boolean): ContentView => ({
  ...view,
  folders: () => NO_FOLDERS,
  entriesOf: (collection) =>
    view.entriesOf(collection as PageName).filter((entry) => typeof entry.path !== 'string' || isShown(entry)),
})
