/** Path prefix of the preview server's API. */
export const PREVIEW_API = '/api/preview'

/** Path prefix of the content databases with drafts. */
export const DRAFT_CONTENT_API = `${PREVIEW_API}/content`

/** Path of the manifest of the databases with drafts. */
export const DRAFT_MANIFEST_PATH = `${DRAFT_CONTENT_API}/manifest.json`

/** Returns the path of a collection's database dump. */
export const draftDumpPath = (collection: string) => `${DRAFT_CONTENT_API}/${collection}/sql_dump.txt`

/** Returns the path of the query endpoint for browsers that cannot run SQLite. */
export const draftQueryPath = (collection: string) => `${DRAFT_CONTENT_API}/${collection}/query`

/** Path of the published site's `Baseline`. */
export const BASELINE_PATH = '/api/baseline/baseline.json'

/** Path prefix of the page that waits until an entry is in a preview build, and then opens it: `/preview/open/{collection}/{id}`. */
export const OPEN_PATH = '/preview/open'

/** Parameter in the fragment or query of a URL. Its value is the token. The parameter turns the preview on. An empty value turns the preview off. */
export const PREVIEW_PARAMETER = 'preview'

/** Query parameter with the name of the branch to show. */
export const BRANCH_PARAMETER = 'branch'

/**
 * Name that stands for the published content in place of a branch: the committed content of a working tree or of the default branch, without drafts.
 * Git does not allow this branch name.
 */
export const PUBLISHED_BRANCH = ':published'

/** Query parameter that makes the page use `stagingApi` instead of `api`. Its value is ignored. */
export const STAGING_PARAMETER = 'staging'

/** Error code of a response with status 410: the branch in the request was deleted, or never existed. */
export const BRANCH_GONE = 'branch-gone'

/** Body of every response with status 401. The body never gives the reason, because the reason would help attackers. */
export const REFUSAL = { error: 'This preview link is not valid. Ask for a new one.' } as const

/** Folder with the files that a build writes for the preview server, relative to the project's folder. */
export const PREVIEW_CACHE_FOLDER = '.cache/preview'

/** File in `PREVIEW_CACHE_FOLDER` with the GraphQL schema of the build. */
export const SCHEMA_FILE = 'schema.graphql'

/** File in `PREVIEW_CACHE_FOLDER` with the `PageComponents` of the build. */
export const COMPONENTS_FILE = 'components.json'

/** File in `PREVIEW_CACHE_FOLDER` with the digests of all files from which the build was made, except compiled content. */
export const INPUTS_FILE = 'inputs.json'

/** GraphQL queries of the pages of a build. Components are named by their file below `src/`, such as "templates/docs-page". */
export interface PageComponents {
  /** Query of each component, with the fragments that the query uses. */
  queries: Record<string, string>
}
