import type { EventEmitter } from 'node:events'

/** A branch whose files are on disk. */
export interface BranchFiles {
  /** Absolute path of the branch's project. */
  projectDir: string
  /** Content folder whose Git history has the dates of these files. @default the folder of the files */
  historyDir?: string
  /** False for files that change only with a `change` event, never by a save. @default the `isWatched` of the server */
  isFollowed?: boolean
}

/** The last commit of a branch. */
export interface BranchCommit {
  commit: string
  /** As ISO 8601. */
  committedAt: string
  /** First line of the commit message. */
  subject: string
  author: string
}

export interface RefreshResult {
  /** Open branches whose files changed. */
  changed: string[]
  /** Open branches that were deleted. */
  gone: string[]
  /** Errors of the fetch, for editors. The content then stays unchanged. */
  problems: string[]
}

/** The source of a preview's content. */
export interface Branches {
  /** The branch of requests that name no branch. */
  defaultBranch: string
  /** Lists the branches that can be opened, the default branch first. */
  list(): Promise<string[]>
  /** Returns the last commit of a branch; undefined for a working tree. */
  commitOf(branch: string): BranchCommit | undefined
  /** Checks out a branch, or the published content for `PUBLISHED_BRANCH`, unless its files are on disk. Throws a `BranchError`. */
  open(branch: string): Promise<BranchFiles>
  /** Fetches the repository. A call during a fetch gets the result of the next fetch. Never throws: errors are in the result. */
  refresh(): Promise<RefreshResult>
  events: EventEmitter<{
    /** The files of an open branch changed. */
    change: [branch: string]
    /** The server is about to remove the files of a branch, because the branch was deleted or other branches were used more recently. */
    close: [branch: string, isDeleted: boolean]
  }>
  close(): Promise<unknown>
}

/** The error for a branch that cannot be shown. Its message is for editors. */
export class BranchError extends Error {
  override name = 'BranchError'

  constructor(
    message: string,
    /** 410 for an unknown branch, 503 for a branch whose files could not be read. */
    readonly statusCode: 410 | 503,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
