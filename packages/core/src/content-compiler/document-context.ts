import type { Root } from 'mdast'
import type { Point } from 'unist'
import type { ContentProblem, readSource } from '../content-source'
import type { IconData } from '../icon-data'
import type { Texts } from '../texts'

export type ContentTexts = ReturnType<typeof contentTextsOf>

/** Returns the texts of a site that the compiler adds to content. */
export const contentTextsOf = (site: { texts: Texts }) => ({
  important: site.texts.important,
  prop: site.texts.prop,
  propType: site.texts.propType,
  propDefault: site.texts.propDefault,
  propDescription: site.texts.propDescription,
  required: site.texts.required,
  footnotes: site.texts.footnotes,
  backToReference: site.texts.backToReference,
})

/** Functions and data that the compiler needs in addition to the text. */
export interface ContentEnvironment {
  /** Texts that the compiler adds, such as the title of footnotes. */
  texts: ContentTexts
  /** Returns true if a file exists below `content/`. */
  hasFile(file: string): boolean
  /** Returns true if a file exists below `static/`. @default all files exist */
  hasStatic?(file: string): boolean
  /** Hosts of other sites whose images pages may show. @default all hosts */
  imageHosts?: readonly string[]
  /** Returns all files below `content/`, for suggestions. Called for a broken link or image. */
  listFiles?(): string[]
  /**
   * Reads the file that an include names relative to the file `from`. Returns a problem for a file that cannot be included.
   * @param directive Source of the directive; undefined for an include in an included file.
   */
  readInclude?(from: string, written: string, directive?: string): IncludedFile | { problem: string }
  /** Splits an included file into front matter and text. Undefined in browsers, which do not load the parsers. */
  readSource?: typeof readSource
  /** Returns the texts that a file below `content/` declares, by name; null for an unreadable file, which the environment reports itself. */
  readNames?(file: string): Record<string, string> | null
  /** Returns the path of a content file's page; undefined for a file without a page. */
  pathOfFile(file: string): string | undefined
  /** Returns the Markdown file of the page at a path, if the file is in a folder such as "docs@1"; "" for all of `content/`. @default no page is found */
  findPage?(folder: string, path: string): string | undefined
  /** Publishes a file below `content/` for a link, and returns its path. The file may not exist yet. @default files are not published */
  publishFile?(file: string): string
  /** Returns the target of the redirect of a path. Called for a broken link. */
  findRedirect?(path: string): string | undefined
  /** Returns false if a file below `content/` imports a missing file or package. */
  canImport?(file: string, specifier: string): boolean
  /** Returns the icon with a name such as "rocket" or "simple-icons:github"; undefined for an unknown name. */
  findIcon(name: string): IconData | undefined
  /** Returns a suggestion for an unknown icon, to append to a message. */
  suggestIcon?(name: string): string
  /** Names and sources of the examples for `::example`. */
  examples?: { list(): string[]; read(name: string): string }
  /** Returns the names of the islands for `:::island`. */
  islands?(): string[]
  /** Props for `::props`, by the name of the component or directive; see `component-docs.ts`. */
  documentedProps?: Record<string, readonly ComponentProp[]>
  /** Ids of other texts on the same page, with the number of times that each was used. The compiler adds the ids of its text. */
  takenIds?: Record<string, number>
  /** Distinguishes the ids of footnotes from the ids in other texts on the same page. @default no other text has footnotes */
  footnoteScope?: string
  /** Highlights the code blocks of a document, see `code-highlighter`. @default plain text */
  highlightCode?(tree: Root, context: DocumentContext): Promise<void>
}

/** A prop of a component, or an attribute of a directive, for the table of `::props`. Text in backticks is code. */
export interface ComponentProp {
  name: string
  type: string
  default?: string
  description: string
  required: boolean
}

export interface IncludedFile {
  /** The file relative to `content/`. A file outside of `content/` starts with "../". */
  file: string
  text: string
}

/** Origin of a line in a text with includes. */
export interface LineOrigin {
  /** The file below `content/`. */
  file: string
  line: number
  /** Number of characters that the expansion inserted before the line. */
  shift: number
  /** Column of the including directive, for a line of included code. */
  column?: number
  /** Line of the document that contains this line, or that contains the directive which includes this line. */
  ownLine: number
}

/** A text with expanded includes. */
export interface ExpandedText {
  text: string
  /** Origin of each line. */
  origins: LineOrigin[]
  /** Reasons why includes were not expanded, by line of the expanded text. */
  problems: Map<number, string>
}

/** A link of a document. */
export interface ContentLink {
  /** A path of this site, an anchor of the page, or a URL. */
  target: string
  /** The file below `content/`, for a link that names a file. */
  file?: string
  /** The URL in the text, for a link that names a file. */
  written?: string
}

/** A link with its line and column, which count from 1. */
export interface PlacedLink extends ContentLink {
  line: number
  column: number
  /** Position of the link's URL, if it differs from the position of the link. */
  url?: { line: number; column: number }
  /** The included file below `content/` that contains the link; undefined for a link in the document itself. */
  from?: string
}

/** The message for a document that is nested too deeply to parse or render. */
export const TOO_DEEP = 'The text is nested too deeply to be shown. Remove some levels of lists, quotes or directives.'

/** State of a document during compilation: environment, problems, images and links. */
export interface DocumentContext extends ContentEnvironment {
  /** The file below `content/`. */
  file: string
  /** Returns the file that contains a point: the document, or a file that it includes. */
  fileAt(point: Point | undefined): string
  /** Reasons why includes were not expanded, by line. */
  includeProblems: ReadonlyMap<number, string>
  problems: ContentProblem[]
  /** Images of the body: files below `content/`, and paths of images in `static/`. */
  images: Set<string>
  /** All links of the body, in the order found. */
  links: PlacedLink[]
  /** Records the position of a link's URL. */
  placeUrl(link: Point, url: Point): void
  addLink(link: ContentLink, point: Point | undefined): void
  /** Reports a problem, or a warning. A page with warnings can still be published. */
  report(point: Point | undefined, message: string, isWarning?: true): void
}

/**
 * Creates the context of a document. Points count from the start of the text; recorded positions count from the start of the file.
 * @param textLine Line of the file on which the text starts.
 * @param expanded The expanded text, if the document has includes.
 */
export function createDocumentContext(
  file: string,
  textLine: number,
  environment: ContentEnvironment,
  expanded?: ExpandedText,
): DocumentContext {
  const problems: ContentProblem[] = []
  const links: PlacedLink[] = []
  const urlStarts = new Map<string, Point>()
  const keyOf = ({ line, column }: Point) => `${line}:${column}`
  const positionOf = (point: Point | undefined) => ({
    line: (point?.line ?? 1) + textLine - 1,
    column: point?.column ?? 1,
  })
  return {
    ...environment,
    file,
    fileAt: (point) => (point && expanded?.origins[point.line - 1]?.file) ?? file,
    includeProblems: expanded?.problems ?? new Map<number, string>(),
    problems,
    images: new Set(),
    links,
    placeUrl(link, url) {
      urlStarts.set(keyOf(link), url)
    },
    addLink(link, point) {
      const start = point && urlStarts.get(keyOf(point))
      links.push({ ...link, ...positionOf(point), ...(start && { url: positionOf(start) }) })
    },
    report(point, message, isWarning) {
      problems.push({ file: `content/${file}`, ...positionOf(point), message, ...(isWarning && { isWarning }) })
    },
  }
}
