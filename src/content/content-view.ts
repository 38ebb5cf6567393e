import type { CollectionName } from '../content.config'
import type { NavigationFolder } from '../lib/build-navigation'

/** What the compiler made of a file, as the node that Gatsby would make of it. */
export type EntryFields = Readonly<Record<string, unknown>> & { id: string }

/** The content at one moment, drafts in place. */
export interface ContentView {
  /** Counts up with every change. */
  revision: number
  /** The entries of a collection in the order of their files. */
  entriesOf: (collection: CollectionName) => readonly EntryFields[]
  folders: () => readonly NavigationFolder[]
  /** Digest of an image below `content/`; undefined when there is none. */
  digestOfImage: (file: string) => string | undefined
}
