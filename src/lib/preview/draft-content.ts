import { PREVIEW_API } from './preview-api'

/** Where the databases with drafts are, in the forms of the published ones. */
export const DRAFT_CONTENT_API = `${PREVIEW_API}/content`

/** Where their manifest is. */
export const DRAFT_MANIFEST_PATH = `${DRAFT_CONTENT_API}/manifest.json`

/** Where the dump of a collection is. */
export const draftDumpPath = (collection: string) => `${DRAFT_CONTENT_API}/${collection}/sql_dump.txt`

/** Where a collection is queried by browsers that cannot run SQLite. */
export const draftQueryPath = (collection: string) => `${DRAFT_CONTENT_API}/${collection}/query`
