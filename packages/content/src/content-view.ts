import type { NavigationFolder } from '@galley/core/build-navigation'
import type { DataEntry, FolderEntry, PageCollectionName, PageEntry } from '@galley/core/collections'
import { compareBySortKey } from '@galley/core/compare-by-sort-key'
import type { CollectionName, collections } from '@galley/site/collections'
import type { ContentFile } from './content-file'

/** Name of a collection of pages. */
export type PageName = PageCollectionName<typeof collections>

/** The content at one moment. */
export interface ContentView {
  /** Increases with every change. */
  revision: number
  /** The entries of a collection in the order of their files. */
  entriesOf: {
    (collection: PageName): readonly PageEntry[]
    (collection: CollectionName): readonly (PageEntry | DataEntry)[]
  }
  folders: () => readonly NavigationFolder[]
  /** Returns the digest of an image below `content/`; undefined for an image that does not exist. */
  digestOfImage: (file: string) => string | undefined
}

/**
 * Returns the content of the files that are shown.
 * @param files All files, which include the images.
 */
export function viewOf(
  shown: readonly ContentFile[],
  files: ReadonlyMap<string, ContentFile>,
  revision: number,
): ContentView {
  const entries = new Map<CollectionName, (PageEntry | DataEntry)[]>()
  const folders: FolderEntry[] = []
  for (const { kind, collection, entry } of shown) {
    if (!entry) continue
    if (kind === 'folder') folders.push(entry)
    else if (collection) {
      const list = entries.get(collection)
      if (list) list.push(entry)
      else entries.set(collection, [entry])
    }
  }
  for (const list of entries.values()) list.sort(compareBySortKey)
  return {
    revision,
    // All files of a collection have the collection's kind.
    entriesOf: (collection: CollectionName) => (entries.get(collection) ?? []) as PageEntry[],
    folders: () => folders,
    digestOfImage: (file) => files.get(file)?.digest,
  }
}
