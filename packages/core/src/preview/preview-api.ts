/** Below this path of the preview server is its API. */
export const PREVIEW_API = '/api/preview'

/** Where the published site tells which content it was built from. */
export const BASELINE_PATH = '/api/baseline/baseline.json'

/** A waiting page below this path goes to an entry once its content is in a preview build: `/preview/open/{collection}/{id}`. */
export const OPEN_PATH = '/preview/open'

/** The name in a URL's fragment, or in its query, that turns the preview on with its token, and off when it is empty. */
export const PREVIEW_PARAMETER = 'preview'

/** Chooses the branch whose content is shown. */
export const BRANCH_PARAMETER = 'branch'

/**
 * What visitors get, as a branch: the committed content of a working tree, or the default branch, without drafts. No branch of Git has
 * such a name.
 */
export const PUBLISHED_BRANCH = ':published'

/** Present, the page talks to `stagingApi` instead of `api`. */
export const STAGING_PARAMETER = 'staging'

/** What a file is made for. `folder` is a `.navigation.yml`. */
export type DraftKind = 'page' | 'data' | 'folder' | 'image'

/**
 * How a file differs from the build. `moved` is a page at another path than before, changed or not; `unpublished` one that became a draft, so that
 * the next build leaves it out.
 */
export type DraftState = 'new' | 'changed' | 'moved' | 'unpublished' | 'deleted'

/** A content file that differs from the build that the editor looks at. */
export interface DraftChange {
  /** The file below `content/`. */
  file: string
  kind: DraftKind
  state: DraftState
  /** Name of its collection; folders and images are in none. */
  collection?: string
  /** Where the page is, or was when it is deleted. Only of pages. */
  path?: string
  /** Where the page was before it moved; of a new page, before its draft was renamed. */
  from?: string
  /** Other paths where the page was in the meantime. */
  between?: string[]
  /** The file that the page at this path was made from, when that had another name: links may name it. */
  fromFile?: string
  /** True for a draft: the next build leaves it out. A draft that stands beside its published file leaves that published. */
  isDraft?: true
  /** The date on which the page appears that is no draft otherwise, such as "2027-03-01". */
  publishOn?: string
  /** Title of the page, or name of the file. */
  title: string
  /** When the file was saved, or committed where it has no newer changes, as ISO 8601. Unknown of deleted files. */
  savedAt?: string
  /** Who committed it last, where Git knows and the file has no newer changes. */
  author?: string
  /** How many files link to where the page was, or to `fromFile`. Not for tokens of some paths. */
  linkedFrom?: number
}

/** Something wrong in a file. Lines and columns count from 1. */
export interface DraftProblem {
  /** The file below `content/`. */
  file: string
  line: number
  column: number
  /** What is wrong, with the value, and what to do. */
  message: string
  /** The page that shows the file. */
  path?: string
  /** Id of the heading above the position. */
  anchor?: string
  /** Value of the attribute `data-problem` of the element in the page that the problem is in. Several problems may share one. */
  mark?: string
  /** The link that leads to nothing, as it is in the page. */
  href?: string
  /** True when it is a problem with other files. */
  isShared?: true
}

/** What differs from a build, and what is wrong. */
export interface DraftChanges {
  revision: number
  changes: DraftChange[]
  problems: DraftProblem[]
}

/** What a build was made from; it is at `BASELINE_PATH`. Never names a draft. */
export interface Baseline {
  /** Changes when anything below changes. */
  id: string
  /** Digest of the content file by its name below `content/`. Images are in it when a published page shows them. */
  files: Record<string, string>
  /** Path of the page that a file makes. */
  paths: Record<string, string>
  /** Title of that page; undefined in builds of earlier versions. */
  titles?: Record<string, string> | undefined
}

/** A line of a content file with links to where a page no longer is. */
export interface OldLink {
  /** The file below `content/`. */
  file: string
  /** Where the first of the links is; both count from 1. */
  line: number
  column: number
  /** The line as it is. */
  text: string
  /** The line with the new path of the page; undefined where somebody has to choose another target. */
  corrected?: string
  /** How many links `corrected` corrects. */
  links: number
}

/** Every link to where a page was before it moved or was deleted. */
export interface OldLinks {
  links: OldLink[]
  /** Digests of the files with them: what `POST links` may replace. */
  files: Record<string, string>
  /** Whether `POST links` may correct them. */
  isCorrectable: boolean
}

/** What `POST links` did. */
export interface CorrectedLinks {
  /** How many links were corrected. */
  corrected: number
  /** Files that were left as they are, each with the reason. */
  problems: { file: string; message: string }[]
}

/** The component that shows the text of a file that never could be read. The engine has it, not the site. */
export const PROBLEM_PAGE = 'problem-page'

/** A page, with the data that its template renders. */
export interface PreviewPage {
  path: string
  /** The page's component below `src/`, such as "templates/docs-page", or `PROBLEM_PAGE`. */
  component: string
  /** What the component's query answers, drafts included. */
  data: unknown
  /** The title and description of the page's head. */
  head: { title: string; description: string }
  /** How the page differs from the build; undefined when it does not. */
  state?: DraftState
  /** As in `DraftChange`. */
  isDraft?: true
  publishOn?: string
  /** The content file that the page is made from. Fixed pages may have none. */
  file?: string
  /** Line of the file on which each outermost element of the page's text starts; undefined where that is not known. */
  bodyLines?: number[]
  /** True when the page's body is code, which only a build can show: what is seen of it may be older. */
  isCode: boolean
  problems: DraftProblem[]
  /** True when the file cannot be shown: this is its last good version. */
  isLastGood?: true
  /** True when something else differs that the page shows: an image, an author, a topic or a series that it names, a post that names it, or a page of its list. */
  showsChanges?: true
  /** Images below `content/` that differ from the build's. */
  changedImages: string[]
  /** Names of the collections whose changes may change `data`; with "*" any may. */
  depends: string[]
  /** When the file was saved, or committed where it has no newer changes, as ISO 8601, and who committed it last. */
  savedAt?: string
  author?: string
  revision: number
}

/** The preview build: the site made with all drafts, byte for byte as it would be published. */
export interface BuildState {
  /** `none`: this server makes no builds. */
  state: 'none' | 'queued' | 'building' | 'ready' | 'failed'
  /** The content of this revision is in the last good build; a server that has just started does not know it. */
  builtRevision?: number
  /** Number of the last good build, for `?build=`. */
  build?: number
  /** When the last good build was ready, as ISO 8601. */
  readyAt?: string
  /** When the running build began, as ISO 8601. */
  startedAt?: string
  /** How long the last build took, in milliseconds: about as long the next one takes. */
  tookMs?: number
  /** Files besides the content, such as code, settings and redirects, that differ from the last good build: at most `MAX_LISTED_FILES` of them, and how many there are. Not for tokens of some paths. */
  waiting?: { count: number; files: string[] }
  /** End of the log of a build that failed. Paths of the machine are taken out. */
  log?: string
}

/** Who looks at a preview, and what they may see. */
export interface PreviewSession {
  /** The name in the token. */
  name: string
  /** When the token expires, as ISO 8601. */
  expires: string
  /** The clock of the server, as ISO 8601: the clock of a browser may be wrong. */
  now: string
  /** The branch that is shown; empty for a server that shows a working tree. */
  branch: string
  /** Branches that the token may see. */
  branches: string[]
  /** Patterns of paths that the token may see. */
  paths: string[]
  /** Counts every change of content since the server started. */
  revision: number
  build: BuildState
  /** Whether the server tells who else looks at a page. */
  presence: boolean
  /** Opens content files in an editor, see `fillEditorUrl`; undefined where there is none, and for a token of some paths. */
  editorUrl?: string
  /** Where the preview build is served, such as "https://preview.example.com"; undefined when this server makes none. */
  buildOrigin?: string
}

/** A branch that a token may see. */
export interface PreviewBranchSummary {
  /** Empty for a working tree. */
  name: string
  isDefault: boolean
  /** When its last commit was made, as ISO 8601; undefined for a working tree. */
  committedAt?: string
  /** The first line of its last commit, and who made it. Not for tokens that may see some pages only. */
  subject?: string
  author?: string
  /** State of its preview build; undefined while nobody looks at the branch. */
  build?: BuildState['state']
}

/** How long a shared link is valid when no time is asked for, and at most: never longer than the token that it is made from. */
export const SHARE_SECONDS = 7 * 24 * 60 * 60
export const MAX_SHARE_SECONDS = 90 * 24 * 60 * 60

/** A link to a page that was shared and is still valid. */
export interface SharedLink {
  id: string
  path: string
  /** Title of the page; undefined where there is none, and while nobody looks at the branch. */
  title?: string
  /** Empty for a working tree. */
  branch: string
  /** When it was made and until when it is valid, as ISO 8601. */
  createdAt: string
  expires: string
  /** Id of the shared link that it was shared from; undefined when it was shared from the token that asks. */
  from?: string
}

/** The code of the answer 410: the branch that a request names was deleted, or never existed. */
export const BRANCH_GONE = 'branch-gone'

/** The events of the stream, by their names. */
export interface PreviewEvents {
  /**
   * The first of each connection. With `isResumed` nothing was missed since the last event id that was sent; else ask anew. Where the
   * server tells who else looks, `stream` is for `PUT presence/:stream`.
   */
  hello: { revision: number; isResumed: boolean; isCompiling?: boolean; build: BuildState; stream?: string }
  /** Files changed or came. More than `MAX_LISTED_FILES` are not listed: then `files` is empty and everything may have changed. */
  changed: ChangedEvent
  /** Files went. */
  deleted: ChangedEvent
  /** A file has problems, or with none of them no longer. ("error" is taken: browsers call a broken connection so.) */
  problems: { revision: number; file: string; path?: string; problems: DraftProblem[] }
  /** What was saved takes long to compile, or is shown now; `hello` says the same. */
  compiling: { isCompiling: boolean }
  /** A build is queued, begins, is ready or failed. */
  build: BuildState
  /** Who else looks at the page that the tab shows. Not sent again to tabs that reconnect. */
  presence: { path: string; count: number; people: PreviewPerson[] }
  /** The token is no longer good: it expired or was taken back. The stream ends. */
  expired: Record<string, never>
}

/** Who looks at a page. */
export interface PreviewPerson {
  name: string
  /** True when they opened a link that was shared by the one with this name. */
  isGuest: boolean
}

export interface ChangedEvent {
  revision: number
  files: { file: string; kind: DraftKind; collection?: string; path?: string }[]
  /** True when the navigation tree may be another one. */
  hasNavigation: boolean
}

/** More changed files are not listed in one event. */
export const MAX_LISTED_FILES = 50

/** Seconds without an event after which the server sends a heartbeat. */
export const HEARTBEAT_SECONDS = 15

/** Seconds after which a tab says again which page it shows, where the server tells who else looks. */
export const PRESENCE_SECONDS = 60

/** What every refusal answers, whatever the reason: 401 with this body. */
export const REFUSAL = { error: 'This preview needs a link that is valid. Ask for a new one.' } as const

/** Text of a file that is not saved, to see it rendered. */
export interface UnsavedDocument {
  /** The file below `content/`; it need not exist. */
  file: string
  text: string
}

/** Where a build leaves what the preview server reads of it, relative to the project. */
export const PREVIEW_CACHE_FOLDER = '.cache/preview'

/** The GraphQL schema of the build, in its folder. */
export const SCHEMA_FILE = 'schema.graphql'

/** `PageComponents` of the build, in its folder. */
export const COMPONENTS_FILE = 'components.json'

/** The digests of all files that the build was made from and that are not compiled content, in its folder. */
export const INPUTS_FILE = 'inputs.json'

/** How the pages of a build ask for their data. Components are named by their file below `src/`, such as "templates/docs-page". */
export interface PageComponents {
  /** GraphQL query of a component, with the fragments it uses. */
  queries: Record<string, string>
}
