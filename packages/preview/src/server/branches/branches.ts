/** A branch whose files are on disk. */
export interface OpenBranch {
  /** The project as it is on the branch. */
  projectDir: string
  /** The commit that the files are of; undefined for a working tree. */
  commit?: string
  /** The content whose Git history has the dates of these files. @default their own folder */
  historyDir?: string
  /** False for files that nobody saves: they change only with `onChange`. @default what the server follows */
  isFollowed?: boolean
}

/** The last commit of a branch. */
export interface BranchCommit {
  commit: string
  /** As ISO 8601. */
  committedAt: string
  /** Its first line. */
  subject: string
  author: string
}

/** The result of a pull. */
export interface RefreshResult {
  /** Open branches whose files are others now. */
  changed: string[]
  /** Open branches that are no more. */
  gone: string[]
  /** Errors of the pull; the content is then as old as before. */
  problems: string[]
}

/** The source of a preview's content. */
export interface Branches {
  /** The branch that is shown when none is asked for. */
  defaultBranch: string
  /** The branches that can be opened, the default one first. */
  list(): Promise<string[]>
  /** The last commit of a branch; undefined for a working tree. */
  commitOf(branch: string): BranchCommit | undefined
  /** Puts the files of a branch on disk, or finds them there; those of `PUBLISHED_BRANCH` too. Throws a `BranchError`. */
  open(branch: string): Promise<OpenBranch>
  /** Fetches the repository; a call during a fetch gets the result of the next one. Errors are in the result. */
  refresh(): Promise<RefreshResult>
  /** Calls when the files of an open branch are others now; returns how to stop. */
  onChange(listener: (branch: string, projectDir: string) => void): () => void
  /** Calls just before the files of a branch go: it was deleted, open or not, or an open one was long not asked for. Returns how to stop. */
  onClose(listener: (branch: string, isDeleted: boolean) => void): () => void
  close(): Promise<void>
}

/** Why a branch cannot be shown; the message may be shown to an editor. */
export class BranchError extends Error {
  override name = 'BranchError'

  constructor(
    message: string,
    /** 410: there is no such branch. */
    readonly statusCode: 410 | 503,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
