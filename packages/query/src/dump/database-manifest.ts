import type { NavigationFolder } from '@galley/core/build-navigation'
import type { Column } from '@galley/core/collections'

/** What a browser needs to know of a collection before it queries it. */
export interface CollectionInfo {
  /** A digest of the columns and the rows. */
  version: string
  columns: Column[]
  /** `date`: newest first instead of the order of the files. */
  order?: 'date'
  /** The `.navigation.yml` files of the folders of its pages. */
  folders: NavigationFolder[]
}

/** The file at `MANIFEST_PATH`: every collection that can be queried, by name. */
export type DatabaseManifest = Record<string, CollectionInfo>

/** The path prefix of content queries. */
export const CONTENT_API = '/api/content'

/** Path of the manifest. */
export const MANIFEST_PATH = `${CONTENT_API}/collections.json`

/** Path of a collection's dump. */
export const dumpPath = (collection: string) => `${CONTENT_API}/${collection}/sql_dump.txt`

/** The endpoint for browsers that cannot run SQLite. */
export const queryPath = (collection: string) => `${CONTENT_API}/${collection}/query`
