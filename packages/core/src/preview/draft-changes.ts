import type { SearchDocument } from '../search-index'
import { pathInFirstLanguage } from '../translations'

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
  /** Path of the page before it moved. For a new page, the path that the draft had before it was renamed. */
  from?: string
  /** Further paths of the page, after `from` and before `path`. */
  between?: string[]
  /** Former file of the page at this path, if the file was renamed. Links may name the former file. */
  fromFile?: string
  /** True for a draft, which the next build leaves out. A published file beside the draft stays published. */
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
  /** Changes when another field changes. */
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

/** Name of the engine's component for a file that has never compiled. The component shows the source of the file. */
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
  /** Paths of the page's original and translations, by language. Only on sites with several languages. */
  paths?: Readonly<Record<string, string>>
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

/** Unsaved text of a file, for a preview while typing. */
export interface UnsavedDocument {
  /** The file below `content/`, which may not exist yet. */
  file: string
  text: string
}

/** Returns the former path of a page that was deleted or moved, or whose file was renamed; undefined for other changes. */
export const oldPathOf = ({ state, path, from, fromFile }: DraftChange) =>
  state === 'deleted' || fromFile !== undefined ? path : from

/** True if the page of a change was at a path and is no longer there. In other languages, copies of the page were at the path. */
export const wasAt = (change: DraftChange, path: string) =>
  [path, pathInFirstLanguage(path)].some((one) => oldPathOf(change) === one || change.between?.includes(one))

/** The changes that drafts make to the published search index. */
export interface DraftSearch {
  revision: number
  /** Changed pages and new pages. */
  pages: DraftSearchPage[]
  /** Paths to remove from the results: pages that were deleted or moved, or that set `search: false`. */
  gone: string[]
}

/** A page in the form of the search index. */
export interface DraftSearchPage {
  path: string
  /** Name of the page's search area. */
  area: string
  /** Difference between the page and the build; undefined if only the name of a parent folder has changed. */
  state?: DraftState
  /** Sections of the page, starting with the opening. */
  sections: SearchDocument[]
}
