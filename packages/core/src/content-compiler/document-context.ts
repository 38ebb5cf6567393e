import type { Root } from 'mdast'
import type { Point } from 'unist'
import type { ContentProblem, readSource } from '../content-source'
import type { IconData } from '../icon-data'
import type { ComponentProp } from './component-prop'
import type { ExpandedText } from './expanded-text'

/** What the compiler needs beside the text. */
export interface ContentEnvironment {
  /** True when the file (below `content/`) exists. */
  hasFile(file: string): boolean
  /** True when the file (below `static/`) exists. @default all exist */
  hasStatic?(file: string): boolean
  /** The hosts of other sites whose images pages may show. @default all */
  imageHosts?: readonly string[]
  /** All files below `content/`, for suggestions. Called for a broken link or image. */
  listFiles?(): string[]
  /**
   * Reads the file that an include names relative to the file `from`; `problem` says why it cannot be included.
   * @param directive The directive as the document itself has it; undefined for an include of an included file.
   */
  readInclude?(from: string, written: string, directive?: string): IncludedFile | { problem: string }
  /** Reads the parts of an included file. Browsers have no parser for all kinds of files. */
  readSource?: typeof readSource
  /** The texts by name that a file below `content/` declares; null for a file that cannot be read, which the environment reports. */
  readNames?(file: string): Record<string, string> | null
  /** The site path of a content file, or undefined when no collection has it. */
  pathOfFile(file: string): string | undefined
  /** The path at which a file below `content/` is published for a link, or would be if it existed. @default none is published */
  publishFile?(file: string): string
  /** The target of the redirect of a path. Called for a broken link. */
  findRedirect?(path: string): string | undefined
  /** False when an import of a file below `content/` leads to nothing. */
  canImport?(file: string, specifier: string): boolean
  /** The SVG of an icon such as "rocket" or "simple-icons:github", or undefined when there is none. */
  findIcon(name: string): IconData | undefined
  /** A suggestion for an icon that does not exist, appended to a message. */
  suggestIcon?(name: string): string
  /** The examples for `::example`: their names, and the source of each. */
  examples?: { list(): string[]; read(name: string): string }
  /** The names of the islands for `:::island`. */
  islands?(): string[]
  /** The props for `::props`, by the name of the component or directive; see `component-docs.ts`. */
  documentedProps?: Record<string, readonly ComponentProp[]>
  /** The ids of other texts of the same page, and how often each was wanted; those of the compiled text are added. */
  takenIds?: Record<string, number>
  /** Keeps the ids of footnotes apart from those of other texts of the same page. @default none is needed */
  footnoteScope?: string
  /** Highlights the code blocks; see `code-highlighter`. @default plain text */
  highlightCode?(tree: Root, context: DocumentContext): Promise<void>
}

/** A file that a text includes. */
export interface IncludedFile {
  /** The file below `content/`; one elsewhere in the project starts with "../". */
  file: string
  text: string
}

/** A link of a document. */
export interface ContentLink {
  /** A path of this site, an anchor of the page, or a URL. */
  target: string
  /** The file below `content/`, when the link names a file. */
  file?: string
  /** The file as the link writes it. */
  written?: string
}

/** A link with its line and column, which count from 1. */
export interface PlacedLink extends ContentLink {
  line: number
  column: number
  /** Where its URL is written, when that is not at its start. */
  url?: { line: number; column: number }
  /** The file below `content/` that it is written in, when that is an included one. */
  from?: string
}

/** The message for a document that is nested too deeply to parse or render. */
export const TOO_DEEP =
  'The text is nested too deeply to be shown. Take some levels out of its lists, quotes or directives.'

/** A document while it is compiled, with its problems, images and links. */
export interface DocumentContext extends ContentEnvironment {
  /** The file below `content/`. */
  file: string
  /** The file that what is at a point is written in: this one, or one that it includes. */
  fileAt(point: Point | undefined): string
  /** Why the include on a line is still there. */
  includeProblems: ReadonlyMap<number, string>
  problems: ContentProblem[]
  /** Image files of the body: below `content/`, or the paths of those in `static/`. */
  images: Set<string>
  /** Every link of the body, in the order found. */
  links: PlacedLink[]
  /** Says where the URL of the link at a point is written. */
  placeUrl(link: Point, url: Point): void
  addLink(link: ContentLink, point: Point | undefined): void
  /** Reports a problem, or with `isWarning` something that the page can be published with. */
  report(point: Point | undefined, message: string, isWarning?: true): void
}

/**
 * @param textLine Line of the file on which the compiled text starts.
 * @param expanded The text, when it has includes.
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
