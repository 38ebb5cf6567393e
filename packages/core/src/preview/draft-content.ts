import { PREVIEW_API } from './preview-api'

/** Path prefix of the content databases with drafts. */
export const DRAFT_CONTENT_API = `${PREVIEW_API}/content`

/** Path of the manifest of the databases with drafts. */
export const DRAFT_MANIFEST_PATH = `${DRAFT_CONTENT_API}/manifest.json`

/** Returns the path of a collection's database dump. */
export const draftDumpPath = (collection: string) => `${DRAFT_CONTENT_API}/${collection}/sql_dump.txt`

/** Returns the path of the query endpoint for browsers that cannot run SQLite. */
export const draftQueryPath = (collection: string) => `${DRAFT_CONTENT_API}/${collection}/query`
