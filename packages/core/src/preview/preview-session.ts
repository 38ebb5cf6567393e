import type { DraftKind, DraftProblem } from './draft-changes'

/** Claims of a preview token, a JSON Web Token that is signed with HS256. */
export interface PreviewClaims {
  /** Id of the token, by which an administrator can revoke it. */
  jti: string
  /** Name of the person who received the token. */
  sub: string
  /** Start and end of the validity, in seconds since 1970. */
  iat: number
  exp: number
  /** Branches that the token allows; undefined for all. */
  branches?: string[]
  /** Patterns of paths that the token allows, such as "/docs/**"; undefined for all. */
  paths?: string[]
  /** Ids of the tokens from which a shared token was created. Revoking one of them revokes this token, too. */
  parents?: string[]
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
   * Files that differ from the last good build and are not content, such as code, settings and redirects. `files` has at most `MAX_LISTED_FILES` of
   * these files. Undefined for tokens that are limited to some paths.
   */
  waiting?: { count: number; files: string[] }
  /** End of the log of a failed build, without paths of the server. */
  log?: string
}

/** The person who sees a preview, and the permissions of the token. */
export interface PreviewSession {
  /** Name of the person who received the token. */
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
