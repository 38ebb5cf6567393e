import type { NavigationFolder } from '@galley/core/build-navigation'
import type { Column } from '@galley/core/collections'

/** A collection's entry in the manifest. Browsers read it before they query the collection. */
export interface CollectionInfo {
  /** A digest of the columns and the rows. */
  version: string
  columns: Column[]
  /** `date` sorts pages from newest to oldest. @default the order of the files */
  order?: 'date'
  /** The `.navigation.yml` files of the folders that contain pages of the collection. */
  folders: NavigationFolder[]
}

/** The content of `MANIFEST_PATH`: an entry for each collection that can be queried, by name. */
export type DatabaseManifest = Record<string, CollectionInfo>

export const CONTENT_API = '/api/content'

export const MANIFEST_PATH = `${CONTENT_API}/collections.json`

export const dumpPath = (collection: string) => `${CONTENT_API}/${collection}/sql_dump.txt`

/** Returns the path of the endpoint that runs queries for browsers without SQLite. */
export const queryPath = (collection: string) => `${CONTENT_API}/${collection}/query`
