import type { NavigationFolder } from '../build-navigation'
import type { Column } from '../collections'

/** What a browser must know of a collection before it queries. */
export interface CollectionInfo {
  /** Changes with the columns or the rows, and with nothing else. */
  version: string
  columns: Column[]
  /** `date`: newest first instead of by place. */
  order?: 'date'
  /** The `.navigation.yml` of the folders that its pages are in. */
  folders: NavigationFolder[]
}

/** What is at `MANIFEST_PATH`: every collection that can be queried, by name. */
export type DatabaseManifest = Record<string, CollectionInfo>

/** Where everything about content queries is. */
export const CONTENT_API = '/api/content'

/** Where the manifest is. */
export const MANIFEST_PATH = `${CONTENT_API}/collections.json`

/** Where the dump of a collection is. */
export const dumpPath = (collection: string) => `${CONTENT_API}/${collection}/sql_dump.txt`

/** Where a collection is queried by browsers that cannot run SQLite. */
export const queryPath = (collection: string) => `${CONTENT_API}/${collection}/query`
