import { PREVIEW_API } from './preview-api'

/** The path prefix of the databases with drafts. */
export const DRAFT_CONTENT_API = `${PREVIEW_API}/content`

/** Path of their manifest. */
export const DRAFT_MANIFEST_PATH = `${DRAFT_CONTENT_API}/manifest.json`

/** Path of a collection's dump. */
export const draftDumpPath = (collection: string) => `${DRAFT_CONTENT_API}/${collection}/sql_dump.txt`

/** The endpoint for browsers that cannot run SQLite. */
export const draftQueryPath = (collection: string) => `${DRAFT_CONTENT_API}/${collection}/query`
