import type { CollectionName, collections } from '../content.config'
import type { NavigationFolder } from '../lib/build-navigation'
import type { DataEntry, PageCollectionName, PageEntry } from '../lib/collections'

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
  /** Digest of an image below `content/`; undefined when there is none. */
  digestOfImage: (file: string) => string | undefined
}
