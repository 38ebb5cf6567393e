/** Path prefix of the preview server's API. */
export const PREVIEW_API = '/api/preview'

/** Path of the published site's `Baseline`. */
export const BASELINE_PATH = '/api/baseline/baseline.json'

/** Path prefix of the page that waits until an entry is in a preview build, and then opens it: `/preview/open/{collection}/{id}`. */
export const OPEN_PATH = '/preview/open'

/** Parameter in a URL's fragment or query with the token, which turns the preview on. An empty value turns the preview off. */
export const PREVIEW_PARAMETER = 'preview'

/** Query parameter with the name of the branch to show. */
export const BRANCH_PARAMETER = 'branch'

/**
 * Name for the published content, as if it were a branch: the committed content of a working tree or of the default branch, without drafts. Git
 * allows no such branch name.
 */
export const PUBLISHED_BRANCH = ':published'

/** Query parameter that makes the page use `stagingApi` instead of `api`. Its value is ignored. */
export const STAGING_PARAMETER = 'staging'

/** Kind of a content file. `folder` is a `.navigation.yml`. */
export type DraftKind = 'page' | 'data' | 'folder' | 'image'

/**
 * Difference between a file and the build. `moved`: the page has another path than before, and perhaps another content. `unpublished`: the page
 * became a draft, so the next build leaves it out.
 */
export type DraftState = 'new' | 'changed' | 'moved' | 'unpublished' | 'deleted'

/** A content file that differs from the build that the editor sees. */
export interface DraftChange {
  /** The file below `content/`. */
  file: string
  kind: DraftKind
  state: DraftState
  /** Name of the file's collection; undefined for folders and images. */
  collection?: string
  /** Path of the page, or former path of a deleted page. Undefined for other files. */
  path?: string
  /** Path of the page before it moved. For a new page, the path before the draft was renamed. */
  from?: string
  /** Other paths that the page had in the meantime. */
  between?: string[]
  /** Former file of the page at this path, if the file was renamed. Links may name the former file. */
  fromFile?: string
  /** True for a draft, which the next build leaves out. If the draft has a published file beside it, that file stays published. */
  isDraft?: true
  /** Date of publication, such as "2027-03-01", for a page that is only unpublished because of this date. */
  publishOn?: string
  /** Title of the page, or name of the file. */
  title: string
  /** Time of the last save, or of the last commit for a file without newer changes, as ISO 8601. Undefined for deleted files. */
  savedAt?: string
  /** Author of the last commit, for a file in Git without newer changes. */
  author?: string
  /** Number of files that link to the former path of the page or to `fromFile`. Undefined for tokens that are limited to some paths. */
  linkedFrom?: number
}

/** A problem in a content file. Lines and columns count from 1. */
export interface DraftProblem {
  /** The file below `content/`. */
  file: string
  line: number
  column: number
  /** Description of the problem with the wrong value, followed by the remedy. */
  message: string
  /** Path of the page that shows the file. */
  path?: string
  /** Id of the heading above the position. */
  anchor?: string
  /** Value of the attribute `data-problem` of the page's element with the problem. Several problems may share an element. */
  mark?: string
  /** The broken link, as the page has it. */
  href?: string
  /** True for a problem that involves other files. */
  isShared?: true
}

/** All differences between the content and the build, and all problems in the content. */
export interface DraftChanges {
  revision: number
  changes: DraftChange[]
  problems: DraftProblem[]
}

/** The content from which a build was made, served at `BASELINE_PATH`. Never names a draft. */
export interface Baseline {
  /** Changes when anything below changes. */
  id: string
  /** Digests of content files, by file below `content/`. Includes the images that published pages show. */
  files: Record<string, string>
  /** Paths of pages, by file. */
  paths: Record<string, string>
  /** Titles of pages, by file; undefined in builds of earlier versions. */
  titles?: Record<string, string> | undefined
}

/** A line of a content file with links to the former path of a page. */
export interface OldLink {
  /** The file below `content/`. */
  file: string
  /** Position of the first of these links. Lines and columns count from 1. */
  line: number
  column: number
  /** Current text of the line. */
  text: string
  /** Text of the line with the new path of the page; undefined if an editor must choose another target. */
  corrected?: string
  /** Number of links that `corrected` corrects. */
  links: number
}

/** All links to the former path of a page that was moved or deleted. */
export interface OldLinks {
  links: OldLink[]
  /** Digests of the files with these links. `POST links` only changes a file with the same digest. */
  files: Record<string, string>
  /** True if `POST links` may correct the links. */
  isCorrectable: boolean
}

/** Response of `POST links`. */
export interface CorrectedLinks {
  /** Number of corrected links. */
  corrected: number
  /** Files that were not changed, each with the reason. */
  problems: { file: string; message: string }[]
}

/** Name of the engine's component that shows the source of a file which could never be compiled. */
export const PROBLEM_PAGE = 'problem-page'

/** A page with the data for its template. */
export interface PreviewPage {
  path: string
  /** The page's component below `src/`, such as "templates/docs-page", or `PROBLEM_PAGE`. */
  component: string
  /** Result of the component's query, including drafts. */
  data: unknown
  /** Title and description for the head of the page. */
  head: { title: string; description: string }
  /** Difference between the page and the build; undefined without a difference. */
  state?: DraftState
  /** As in `DraftChange`. */
  isDraft?: true
  publishOn?: string
  /** Content file of the page. Fixed pages may have none. */
  file?: string
  /** Line of the file on which each outermost element of the page's text starts; undefined if the lines are unknown. */
  bodyLines?: number[]
  /** True if the page's body is code (MDX), which only a build can render. The shown body may be older. */
  isCode: boolean
  problems: DraftProblem[]
  /** True if the file cannot be compiled and `data` is its last good version. */
  isLastGood?: true
  /** True if the page shows other changed content: an image, a referenced author, topic or series, a referring post, or a page of its list. */
  showsChanges?: true
  /** Images below `content/` that differ from the build. */
  changedImages: string[]
  /** Names of the collections whose changes may change `data`. "*" stands for any change. */
  depends: string[]
  /** As in `DraftChange`. */
  savedAt?: string
  author?: string
  revision: number
}

/** State of the preview build: the complete site with all drafts, as publishing would build it. */
export interface BuildState {
  /** `none`: this server makes no builds. */
  state: 'none' | 'queued' | 'building' | 'ready' | 'failed'
  /** Revision of the content in the last good build; undefined if the server has restarted since. */
  builtRevision?: number
  /** Number of the last good build, for `?build=`. */
  build?: number
  /** Time at which the last good build was ready, as ISO 8601. */
  readyAt?: string
  /** Start of the running build, as ISO 8601. */
  startedAt?: string
  /** Duration of the last build in milliseconds, as an estimate for the next build. */
  tookMs?: number
  /**
   * Files other than content, such as code, settings and redirects, that differ from the last good build. `files` has at most `MAX_LISTED_FILES` of
   * them. Undefined for tokens that are limited to some paths.
   */
  waiting?: { count: number; files: string[] }
  /** End of the log of a failed build, without paths of the server. */
  log?: string
}

/** The person who sees a preview, and the permissions of the token. */
export interface PreviewSession {
  /** Name of the person in the token. */
  name: string
  /** Expiry of the token, as ISO 8601. */
  expires: string
  /** Time of the server, as ISO 8601, because the clock of a browser may be wrong. */
  now: string
  /** Name of the shown branch; "" on a server that shows a working tree. */
  branch: string
  /** Branches that the token allows. */
  branches: string[]
  /** Patterns of paths that the token allows. */
  paths: string[]
  /** Number of content changes since the server started. */
  revision: number
  build: BuildState
  /** True if the server shares the names of people who see the same page. */
  presence: boolean
  /** URL template for `fillEditorUrl`. Undefined without an editor, and for tokens that are limited to some paths. */
  editorUrl?: string
  /** Origin of the preview build, such as "https://preview.example.com"; undefined if this server makes no builds. */
  buildOrigin?: string
}

/** A branch that a token allows. */
export interface PreviewBranchSummary {
  /** Name of the branch; "" for a working tree. */
  name: string
  isDefault: boolean
  /** Time of the branch's last commit, as ISO 8601; undefined for a working tree. */
  committedAt?: string
  /** First line of the last commit's message, and the commit's author. Undefined for tokens that are limited to some paths. */
  subject?: string
  author?: string
  /** State of the branch's preview build; undefined while nobody previews the branch. */
  build?: BuildState['state']
}

/** Default validity of a shared link, in seconds. A shared link never outlives the token from which it was created. */
export const SHARE_SECONDS = 7 * 24 * 60 * 60
/** Maximum validity of a shared link, in seconds. */
export const MAX_SHARE_SECONDS = 90 * 24 * 60 * 60

/** A valid link that shares a page. */
export interface SharedLink {
  id: string
  path: string
  /** Title of the page; undefined if the page does not exist, or while nobody previews the branch. */
  title?: string
  /** Name of the branch; "" for a working tree. */
  branch: string
  /** Creation and expiry of the link, as ISO 8601. */
  createdAt: string
  expires: string
  /** Id of the shared link from which this link was created; undefined if it was created from the token of the request. */
  from?: string
}

/** Error code of a response with status 410: the branch in the request was deleted, or never existed. */
export const BRANCH_GONE = 'branch-gone'

/** Events of the event stream, by name. */
export interface PreviewEvents {
  /**
   * First event of each connection. If `isResumed` is true, the client has missed no event since its last event id; otherwise it must request the
   * state again. If the server shares presence, `stream` is the id for `PUT presence/:stream`.
   */
  hello: { revision: number; isResumed: boolean; isCompiling?: boolean; build: BuildState; stream?: string }
  /** Files were changed or created. For more than `MAX_LISTED_FILES` files, `files` is empty and everything may have changed. */
  changed: ChangedEvent
  /** Files were deleted. */
  deleted: ChangedEvent
  /** The problems of a file changed; an empty list means that all are solved. Not named "error": browsers use this name for a lost connection. */
  problems: { revision: number; file: string; path?: string; problems: DraftProblem[] }
  /** True while a saved change takes long to compile, false once it is shown. `hello` has the same field. */
  compiling: { isCompiling: boolean }
  /** A build is queued, has started, is ready or has failed. */
  build: BuildState
  /** People who see the same page as the tab. Not sent again after a reconnect. */
  presence: { path: string; count: number; people: PreviewPerson[] }
  /** The token has expired or was revoked. The stream ends. */
  expired: Record<string, never>
}

/** A person who sees a page. */
export interface PreviewPerson {
  name: string
  /** True if the person opened a shared link. `name` is then the name of the person who shared it. */
  isGuest: boolean
}

export interface ChangedEvent {
  revision: number
  files: { file: string; kind: DraftKind; collection?: string; path?: string }[]
  /** True if the navigation tree may have changed. */
  hasNavigation: boolean
}

/** Maximum number of files that an event lists. */
export const MAX_LISTED_FILES = 50

/** Time without an event after which the server sends a heartbeat, in seconds. */
export const HEARTBEAT_SECONDS = 15

/** Interval in which a tab reports its page to a server that shares presence, in seconds. */
export const PRESENCE_SECONDS = 60

/** Body of every response with status 401. It never gives the reason, which would help attackers. */
export const REFUSAL = { error: 'This preview link is not valid. Ask for a new one.' } as const

/** Unsaved text of a file, for a preview while typing. */
export interface UnsavedDocument {
  /** The file below `content/`, which may not exist yet. */
  file: string
  text: string
}

/** Folder with the files that a build writes for the preview server, relative to the project's folder. */
export const PREVIEW_CACHE_FOLDER = '.cache/preview'

/** File in `PREVIEW_CACHE_FOLDER` with the GraphQL schema of the build. */
export const SCHEMA_FILE = 'schema.graphql'

/** File in `PREVIEW_CACHE_FOLDER` with the `PageComponents` of the build. */
export const COMPONENTS_FILE = 'components.json'

/** File in `PREVIEW_CACHE_FOLDER` with the digests of all files, except compiled content, from which the build was made. */
export const INPUTS_FILE = 'inputs.json'

/** GraphQL queries of the pages of a build. Components are named by their file below `src/`, such as "templates/docs-page". */
export interface PageComponents {
  /** Query of each component, with the fragments that the query uses. */
  queries: Record<string, string>
}
